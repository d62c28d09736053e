/** The texts of the check page in French. */

import type { CheckTexts } from '../texts.ts';

export const checkTexts = {
  'page.title': 'Vérifier des données de recharge',
  'page.skip': 'Aller au contenu',
  'page.privacy': 'Rien ne quitte votre navigateur : les fichiers sont lus et vérifiés sur cet appareil.',
  'page.english': 'Les constats sont en anglais, dans les termes de la commande.',

  'start.lead':
    'Des tables de points de recharge (CSV, network.json) ou un document OCPI : voyez dans la cellule ce qui ne va pas, et corrigez-le ici même.',
  'start.drop': 'Déposez un dossier ou des fichiers ici',
  'start.folder': 'Choisir un dossier',
  'start.files': 'Choisir des fichiers',
  'start.url': 'Adresse d’une feuille ou d’un flux publiés',
  'start.url_note': 'Seule cette adresse est interrogée, et elle doit permettre à d’autres pages de la lire (CORS).',
  'start.url_given':
    'Cette adresse vient du lien. Rien n’est demandé avant que vous appuyiez sur Vérifier. Seule cette adresse l’est alors, et elle doit permettre à d’autres pages de la lire (CORS).',
  'start.check': 'Vérifier',
  'start.bad_url': 'Ce n’est pas une adresse qui commence par https://.',
  'start.nothing':
    'Il n’y a aucun fichier à vérifier. Les tables finissent par .csv, les réglages et les documents OCPI par .json.',
  'start.workbook':
    'Un classeur ne peut pas être vérifié. Dans votre tableur, enregistrez chacune de ses feuilles au format « CSV UTF-8 » et déposez ces fichiers.',
  'start.too_large': 'Ces fichiers dépassent ensemble {size} Mo. La commande en accepte de plus grands.',
  'start.unreadable': 'Votre navigateur n’a pas pu lire {name}.',

  'busy.label': 'Vérification',
  'busy.files': 'Lecture des fichiers …',
  'busy.fetch': 'Demande à l’adresse …',
  'busy.check': 'Vérification …',
  'busy.stop': 'Arrêter',
  'busy.stopped': 'Arrêté. Rien n’a été vérifié.',
  'busy.failed': 'La vérification elle-même a échoué, par notre faute :',

  'result.title': 'Ce qui a été trouvé',
  'result.errors': { one: '{count} erreur', other: '{count} erreurs' },
  'result.doubts': { one: '{count} doute', other: '{count} doutes' },
  'result.warnings': { one: '{count} avertissement', other: '{count} avertissements' },
  'result.none': 'Tout va bien',
  'result.can': 'Cela peut être publié.',
  'result.page': 'npm start, dans le dossier du réseau, montre la page telle que la verraient les conducteurs.',
  'result.cannot': 'Cela ne peut pas encore être publié : il faut d’abord lever les erreurs et les doutes.',
  'result.what':
    'Une erreur ne peut jamais être publiée. Un doute est presque sûrement une faute : corrigez-la, ou acceptez-la par une ligne de waivers.csv. Un avertissement ne bloque rien.',
  'result.undo': 'Annuler',
  'result.again': 'Vérifier autre chose',
  'result.show': 'Afficher',
  'result.all': 'Tout',
  'result.more_causes': { one: 'Afficher {count} autre cause', other: 'Afficher {count} autres causes' },
  'result.fewer': {
    one: 'Vérifié de nouveau : {count} constat de moins.',
    other: 'Vérifié de nouveau : {count} constats de moins.',
  },
  'result.more': {
    one: 'Vérifié de nouveau : {count} constat de plus.',
    other: 'Vérifié de nouveau : {count} constats de plus.',
  },
  'result.same': 'Vérifié de nouveau : autant de constats qu’avant.',
  'result.refused': 'Cela n’a pas pu être vérifié',

  'sheet.country': 'Pays de ces points de recharge',
  'sheet.choose': 'Choisir',
  'sheet.first': 'Choisissez d’abord le pays : la lecture de la table en dépend.',
  'sheet.named': '{file} est lu comme {table}, dont il a les colonnes.',
  'sheet.can': 'Ces lignes peuvent être publiées, avec network.json à côté : ocpi-snapshot init l’écrit.',

  'severity.error': 'Erreur',
  'severity.doubt': 'Doute',
  'severity.warning': 'Avertissement',

  'cause.write': 'Écrire {text}',
  'cause.empty': 'Vider la cellule',
  'cause.write_in': { one: 'Écrire {text} dans {count} cellule', other: 'Écrire {text} dans les {count} cellules' },
  'cause.empty_all': { one: 'Vider {count} cellule', other: 'Vider les {count} cellules' },
  'cause.write_all': { one: 'L’écrire dans {count} cellule', other: 'L’écrire dans les {count} cellules' },
  'cause.rows': 'Afficher les lignes',
  'cause.more': { one: '{count} de plus', other: '{count} de plus' },
  'cause.waiver': 'Pour l’accepter, dans waivers.csv :',
  'cause.reason': 'Pourquoi c’est juste',
  'cause.accept': 'L’accepter pour un an',
  'cause.fill': 'Texte pour toutes ces cellules',
  'cause.swap': { one: 'Échanger les deux cellules', other: 'Échanger les deux cellules dans les {count} lignes' },
  'cause.add_columns': { one: 'Ajouter la colonne', other: 'Ajouter les {count} colonnes' },
  'cause.to_utf8': 'Convertir le fichier en UTF-8',

  'table.row': 'Ligne',
  'table.label': 'Lignes de {file}',
  'table.help': 'Les flèches passent d’une cellule à l’autre, Entrée en modifie une, Échap la laisse comme elle était.',
  'table.help_touch': 'Touchez une cellule pour la modifier. Le tableau se déplace sur le côté.',
  'table.edit': 'Texte de {cell}',

  'file.edit': 'Modifier {file}',
  'file.text': 'Texte de {file}',
  'file.write': 'Écrire et vérifier de nouveau',
  'file.leave': 'Laisser comme avant',

  'files.title': 'Fichiers',
  'files.rows': { one: '{count} ligne', other: '{count} lignes' },
  'files.changed': 'modifié',
  'files.encoding': 'en {encoding} : les cellules modifiées y sont écrites aussi',
  'files.download': 'Télécharger {file}',
  'files.zip': 'Tout télécharger en un fichier zip',
  'files.zip_changed': 'Télécharger ce qui a changé en un fichier zip',

  'unseen.title': 'Ce qu’aucune vérification des seuls fichiers ne peut trouver',
  'unseen.codes':
    'Cela dépend d’un disque, de ce qui a été publié avant, ou de ce que dit une source. La commande le cherche :',
  'unseen.asked': 'Nommé dans network.json, et non interrogé :',

  'document.title': 'Du document OCPI',
  'document.accounting': 'Ce qu’il en est devenu',
  'document.fill_in': {
    one: '{count} cellule est à remplir avant de pouvoir publier.',
    other: '{count} cellules sont à remplir avant de pouvoir publier.',
  },
  'document.none': 'Rien n’a pu être converti en tables.',
  'document.publish': 'Publier cela',
  'document.publish_how':
    'Téléchargez les tables (tous les fichiers, ci-dessus) et décompressez-les dans un dossier vide. Placez le programme à côté du dossier data : le fichier ocpi-snapshot-….tgz. Lancez-y, avec Node.js 22.12 ou plus récent et un compte Cloudflare :',
  'document.publish_more': 'D’où vient le programme, et chaque étape',
  'document.copy': 'Copier',
  'document.copied': 'Copié.',
} as const satisfies CheckTexts;
