/** The texts of the check page in Dutch. */

import type { CheckTexts } from '../texts.ts';

export const checkTexts = {
  'page.title': 'Laadgegevens controleren',
  'page.skip': 'Naar de inhoud',
  'page.privacy': 'Niets verlaat uw browser: de bestanden worden op dit apparaat gelezen en gecontroleerd.',
  'page.english': 'Wat gevonden wordt, staat er in het Engels, in de woorden van de opdracht.',

  'start.lead':
    'Tabellen met laadpunten (CSV, network.json) of een OCPI-document: zie bij de cel wat er niet klopt, en verbeter het meteen hier.',
  'start.drop': 'Sleep een map of bestanden hierheen',
  'start.folder': 'Map kiezen',
  'start.files': 'Bestanden kiezen',
  'start.url': 'Adres van een gepubliceerd werkblad of een feed',
  'start.url_note': 'Alleen dit adres wordt bevraagd, en het moet andere pagina’s toestaan het te lezen (CORS).',
  'start.url_given':
    'Dit adres kwam met de link. Er wordt niets gevraagd voordat u op Controleren drukt. Dan alleen dit adres, en het moet andere pagina’s laten lezen (CORS).',
  'start.check': 'Controleren',
  'start.bad_url': 'Dit is geen adres dat met https:// begint.',
  'start.nothing':
    'Er zit geen bestand in dat te controleren is. Tabellen eindigen op .csv, instellingen en OCPI-documenten op .json.',
  'start.workbook':
    'Een werkmap is niet te controleren. Bewaar elk blad ervan in uw spreadsheetprogramma als “CSV UTF-8” en zet die bestanden hier neer.',
  'start.too_large': 'Deze bestanden zijn samen groter dan {size} MB. De opdracht kan grotere aan.',
  'start.unreadable': 'Uw browser kon {name} niet lezen.',

  'busy.label': 'Bezig met controleren',
  'busy.files': 'Bestanden lezen …',
  'busy.fetch': 'Het adres bevragen …',
  'busy.check': 'Controleren …',
  'busy.stop': 'Stoppen',
  'busy.stopped': 'Gestopt. Er is niets gecontroleerd.',
  'busy.failed': 'De controle zelf is mislukt, dat is onze fout:',

  'result.title': 'Wat er gevonden is',
  'result.errors': { one: '{count} fout', other: '{count} fouten' },
  'result.doubts': { one: '{count} twijfel', other: '{count} twijfels' },
  'result.warnings': { one: '{count} waarschuwing', other: '{count} waarschuwingen' },
  'result.none': 'Alles in orde',
  'result.can': 'Dit kan gepubliceerd worden.',
  'result.page': 'npm start, in de map van het netwerk, toont de pagina zoals bestuurders die zouden zien.',
  'result.cannot': 'Dit kan nog niet gepubliceerd worden: eerst moeten fouten en twijfels verholpen zijn.',
  'result.what':
    'Een fout kan nooit gepubliceerd worden. Een twijfel is vrijwel zeker een vergissing: verbeter die, of aanvaard die met een rij in waivers.csv. Een waarschuwing houdt niets tegen.',
  'result.undo': 'Ongedaan maken',
  'result.again': 'Iets anders controleren',
  'result.show': 'Tonen',
  'result.all': 'Alles',
  'result.more_causes': { one: 'Nog {count} oorzaak tonen', other: 'Nog {count} oorzaken tonen' },
  'result.fewer': {
    one: 'Opnieuw gecontroleerd: {count} bevinding minder.',
    other: 'Opnieuw gecontroleerd: {count} bevindingen minder.',
  },
  'result.more': {
    one: 'Opnieuw gecontroleerd: {count} bevinding meer.',
    other: 'Opnieuw gecontroleerd: {count} bevindingen meer.',
  },
  'result.same': 'Opnieuw gecontroleerd: evenveel bevindingen als daarvoor.',
  'result.refused': 'Dit kon niet gecontroleerd worden',

  'sheet.country': 'Land van deze laadpunten',
  'sheet.choose': 'Kies het',
  'sheet.first': 'Kies eerst het land: daarvan hangt af hoe de tabel gelezen wordt.',
  'sheet.named': '{file} wordt gelezen als {table}, waarvan het de kolommen heeft.',
  'sheet.can': 'Deze rijen kunnen gepubliceerd worden, met network.json ernaast: ocpi-snapshot init schrijft dat.',

  'severity.error': 'Fout',
  'severity.doubt': 'Twijfel',
  'severity.warning': 'Waarschuwing',

  'cause.write': '{text} schrijven',
  'cause.empty': 'Cel leegmaken',
  'cause.write_in': { one: '{text} in {count} cel schrijven', other: '{text} in alle {count} cellen schrijven' },
  'cause.empty_all': { one: '{count} cel leegmaken', other: 'Alle {count} cellen leegmaken' },
  'cause.write_all': { one: 'In {count} cel schrijven', other: 'In alle {count} cellen schrijven' },
  'cause.rows': 'Rijen tonen',
  'cause.more': { one: 'Nog {count}', other: 'Nog {count}' },
  'cause.waiver': 'Om het te aanvaarden, in waivers.csv:',
  'cause.reason': 'Waarom het klopt',
  'cause.accept': 'Een jaar aanvaarden',
  'cause.fill': 'Tekst voor al deze cellen',
  'cause.swap': { one: 'De twee cellen verwisselen', other: 'De twee cellen in alle {count} rijen verwisselen' },
  'cause.add_columns': { one: 'De kolom toevoegen', other: 'De {count} kolommen toevoegen' },
  'cause.to_utf8': 'Het bestand omzetten naar UTF-8',

  'table.row': 'Rij',
  'table.label': 'Rijen van {file}',
  'table.help': 'Pijltjestoetsen gaan van cel naar cel, Enter bewerkt er een, Escape laat die zoals ze was.',
  'table.help_touch': 'Tik op een cel om die te bewerken. De tabel schuift zijwaarts.',
  'table.edit': 'Tekst van {cell}',

  'file.edit': '{file} bewerken',
  'file.text': 'Tekst van {file}',
  'file.write': 'Schrijven en opnieuw controleren',
  'file.leave': 'Laten zoals het was',

  'files.title': 'Bestanden',
  'files.rows': { one: '{count} rij', other: '{count} rijen' },
  'files.changed': 'gewijzigd',
  'files.encoding': 'in {encoding}: ook gewijzigde cellen worden zo geschreven',
  'files.download': '{file} downloaden',
  'files.zip': 'Alles als één zipbestand downloaden',
  'files.zip_changed': 'Wat gewijzigd is als één zipbestand downloaden',

  'unseen.title': 'Wat geen controle van bestanden alleen kan vinden',
  'unseen.codes':
    'Dit hangt af van een schijf, van wat eerder gepubliceerd is, of van wat een bron zegt. De opdracht zoekt ernaar:',
  'unseen.asked': 'Genoemd in network.json, en niet bevraagd:',

  'document.title': 'Uit het OCPI-document',
  'document.accounting': 'Wat ervan geworden is',
  'document.fill_in': {
    one: '{count} cel moet ingevuld worden voordat dit gepubliceerd kan worden.',
    other: '{count} cellen moeten ingevuld worden voordat dit gepubliceerd kan worden.',
  },
  'document.none': 'Niets ervan kon tot tabellen worden gemaakt.',
  'document.publish': 'Dit publiceren',
  'document.publish_how':
    'Download de tabellen (alle bestanden, hierboven) en pak ze uit in een lege map. Zet het programma naast de map data: het bestand ocpi-snapshot-….tgz. Voer daar uit, met Node.js 22.12 of nieuwer en een account bij Cloudflare:',
  'document.publish_more': 'Waar het programma vandaan komt, en elke stap',
  'document.copy': 'Kopiëren',
  'document.copied': 'Gekopieerd.',
} as const satisfies CheckTexts;
