/** The texts of the check page in German. */

import type { CheckTexts } from '../texts.ts';

export const checkTexts = {
  'page.title': 'Ladedaten prüfen',
  'page.skip': 'Zum Inhalt springen',
  'page.privacy': 'Nichts verlässt Ihren Browser: Die Dateien werden auf diesem Gerät gelesen und geprüft.',
  'page.english': 'Was gefunden wird, steht auf Englisch da, in den Worten des Befehls.',

  'start.lead':
    'Tabellen mit Ladepunkten (CSV, network.json) oder ein OCPI-Dokument: Sehen Sie an der Zelle, was nicht stimmt, und verbessern Sie es gleich hier.',
  'start.drop': 'Ordner oder Dateien hier ablegen',
  'start.folder': 'Ordner wählen',
  'start.files': 'Dateien wählen',
  'start.url': 'Adresse einer veröffentlichten Tabelle oder eines Feeds',
  'start.url_note': 'Nur diese Adresse wird gefragt, und sie muss anderen Seiten das Lesen erlauben (CORS).',
  'start.url_given':
    'Diese Adresse stand im Link. Nichts wird gefragt, ehe Sie auf Prüfen drücken. Dann nur diese Adresse, und sie muss anderen Seiten das Lesen erlauben (CORS).',
  'start.check': 'Prüfen',
  'start.bad_url': 'Das ist keine Adresse, die mit https:// beginnt.',
  'start.nothing':
    'Darin ist keine Datei, die sich prüfen lässt. Tabellen enden auf .csv, Einstellungen und OCPI-Dokumente auf .json.',
  'start.workbook':
    'Eine Arbeitsmappe lässt sich nicht prüfen. Speichern Sie jedes ihrer Blätter in Ihrem Tabellenprogramm als „CSV UTF-8“, und legen Sie diese Dateien hier ab.',
  'start.too_large': 'Diese Dateien sind zusammen größer als {size} MB. Der Befehl nimmt größere an.',
  'start.unreadable': 'Ihr Browser konnte {name} nicht lesen.',

  'busy.label': 'Prüfung läuft',
  'busy.files': 'Dateien werden gelesen …',
  'busy.fetch': 'Die Adresse wird gefragt …',
  'busy.check': 'Wird geprüft …',
  'busy.stop': 'Anhalten',
  'busy.stopped': 'Angehalten. Nichts wurde geprüft.',
  'busy.failed': 'Die Prüfung selbst ist gescheitert, das ist unser Fehler:',

  'result.title': 'Was gefunden wurde',
  'result.errors': { one: '{count} Fehler', other: '{count} Fehler' },
  'result.doubts': { one: '{count} Zweifel', other: '{count} Zweifel' },
  'result.warnings': { one: '{count} Warnung', other: '{count} Warnungen' },
  'result.none': 'Alles in Ordnung',
  'result.can': 'Das kann veröffentlicht werden.',
  'result.page': 'npm start, im Ordner des Netzes, zeigt die Seite, wie Fahrer sie sähen.',
  'result.cannot': 'Das kann noch nicht veröffentlicht werden: Zuerst müssen Fehler und Zweifel behoben sein.',
  'result.what':
    'Ein Fehler kann nie veröffentlicht werden. Ein Zweifel ist fast sicher ein Versehen: Beheben Sie es, oder nehmen Sie es mit einer Zeile in waivers.csv hin. Eine Warnung hält nichts auf.',
  'result.undo': 'Rückgängig',
  'result.again': 'Etwas anderes prüfen',
  'result.show': 'Anzeigen',
  'result.all': 'Alle',
  'result.more_causes': { one: '{count} weitere Ursache zeigen', other: '{count} weitere Ursachen zeigen' },
  'result.fewer': { one: 'Neu geprüft: {count} Fund weniger.', other: 'Neu geprüft: {count} Funde weniger.' },
  'result.more': { one: 'Neu geprüft: {count} Fund mehr.', other: 'Neu geprüft: {count} Funde mehr.' },
  'result.same': 'Neu geprüft: so viele Funde wie zuvor.',
  'result.refused': 'Das ließ sich nicht prüfen',

  'sheet.country': 'Land dieser Ladepunkte',
  'sheet.choose': 'Bitte wählen',
  'sheet.first': 'Wählen Sie zuerst das Land: Danach richtet sich, wie die Tabelle gelesen wird.',
  'sheet.named': '{file} wird nach ihren Spalten als {table} gelesen.',
  'sheet.can': 'Diese Zeilen können veröffentlicht werden, mit network.json daneben: ocpi-snapshot init schreibt sie.',

  'severity.error': 'Fehler',
  'severity.doubt': 'Zweifel',
  'severity.warning': 'Warnung',

  'cause.write': '{text} schreiben',
  'cause.empty': 'Zelle leeren',
  'cause.write_in': { one: '{text} in {count} Zelle schreiben', other: '{text} in alle {count} Zellen schreiben' },
  'cause.empty_all': { one: '{count} Zelle leeren', other: 'Alle {count} Zellen leeren' },
  'cause.write_all': { one: 'In {count} Zelle schreiben', other: 'In alle {count} Zellen schreiben' },
  'cause.rows': 'Zeilen zeigen',
  'cause.more': { one: '{count} weitere', other: '{count} weitere' },
  'cause.waiver': 'Um es hinzunehmen, in waivers.csv:',
  'cause.reason': 'Warum es stimmt',
  'cause.accept': 'Für ein Jahr hinnehmen',
  'cause.fill': 'Text für alle diese Zellen',
  'cause.swap': { one: 'Die beiden Zellen tauschen', other: 'Die beiden Zellen in allen {count} Zeilen tauschen' },
  'cause.add_columns': { one: 'Die Spalte hinzufügen', other: 'Die {count} Spalten hinzufügen' },
  'cause.to_utf8': 'Die Datei in UTF-8 umwandeln',

  'table.row': 'Zeile',
  'table.label': 'Zeilen von {file}',
  'table.help': 'Pfeiltasten wechseln die Zelle, Eingabe bearbeitet sie, Escape lässt sie, wie sie war.',
  'table.help_touch': 'Eine Zelle antippen, um sie zu bearbeiten. Die Tabelle lässt sich seitwärts schieben.',
  'table.edit': 'Text von {cell}',

  'file.edit': '{file} bearbeiten',
  'file.text': 'Text von {file}',
  'file.write': 'Schreiben und neu prüfen',
  'file.leave': 'Lassen, wie es war',

  'files.title': 'Dateien',
  'files.rows': { one: '{count} Zeile', other: '{count} Zeilen' },
  'files.changed': 'geändert',
  'files.encoding': 'in {encoding}: auch geänderte Zellen werden so geschrieben',
  'files.download': '{file} herunterladen',
  'files.zip': 'Alles als eine Zip-Datei herunterladen',
  'files.zip_changed': 'Geändertes als eine Zip-Datei herunterladen',

  'unseen.title': 'Was keine Prüfung bloßer Dateien finden kann',
  'unseen.codes':
    'Das hängt von einem Datenträger ab, von dem, was früher veröffentlicht wurde, oder davon, was eine Quelle sagt. Der Befehl sucht danach:',
  'unseen.asked': 'In network.json genannt und nicht gefragt:',

  'document.title': 'Aus dem OCPI-Dokument',
  'document.accounting': 'Was daraus wurde',
  'document.fill_in': {
    one: '{count} Zelle muss ausgefüllt werden, ehe sich das veröffentlichen lässt.',
    other: '{count} Zellen müssen ausgefüllt werden, ehe sich das veröffentlichen lässt.',
  },
  'document.none': 'Nichts davon ließ sich in Tabellen bringen.',
  'document.publish': 'Das veröffentlichen',
  'document.publish_how':
    'Laden Sie die Tabellen herunter (alle Dateien, oben) und entpacken Sie sie in einen leeren Ordner. Legen Sie das Programm neben den Ordner data: die Datei ocpi-snapshot-….tgz. Führen Sie dort aus, mit Node.js ab 22.12 und einem Konto bei Cloudflare:',
  'document.publish_more': 'Woher das Programm kommt, und jeder Schritt',
  'document.copy': 'Kopieren',
  'document.copied': 'Kopiert.',
} as const satisfies CheckTexts;
