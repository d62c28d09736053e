/** The texts of the check page in English, which declare the keys of every language. What is found stays in the words of the command. */

export const checkEn = {
  'page.title': 'Check charging data',
  'page.skip': 'Skip to the content',
  'page.privacy': 'Nothing leaves your browser: the files are read and checked on this device.',
  'page.english': 'What is found is told in English, in the words of the command.',

  'start.lead':
    'Tables of chargers (CSV, network.json) or an OCPI document: see what is wrong with them, at the cell, and mend it here.',
  'start.drop': 'Drop a folder or files here',
  'start.folder': 'Choose a folder',
  'start.files': 'Choose files',
  'start.url': 'Address of a published sheet or feed',
  'start.url_note': 'Only this address is asked, and it must allow other pages to read it (CORS).',
  'start.url_given':
    'This address came with the link. Nothing is asked before you press Check. Then only this address is, and it must allow other pages to read it (CORS).',
  'start.check': 'Check',
  'start.bad_url': 'This is no address that begins with https://.',
  'start.nothing':
    'There is no file in it that could be checked. Tables end in .csv, settings and OCPI documents in .json.',
  'start.too_large': 'These files are larger than {size} MB together. The command takes larger ones.',
  'start.unreadable': 'Your browser could not read {name}.',

  'busy.label': 'Checking',
  'busy.files': 'Reading the files …',
  'busy.fetch': 'Asking the address …',
  'busy.check': 'Checking …',
  'busy.stop': 'Stop',
  'busy.stopped': 'Stopped. Nothing was checked.',
  'busy.failed': 'The check itself failed, which is a fault of ours:',

  'result.title': 'What was found',
  'result.errors': { one: '{count} error', other: '{count} errors' },
  'result.doubts': { one: '{count} doubt', other: '{count} doubts' },
  'result.warnings': { one: '{count} warning', other: '{count} warnings' },
  'result.none': 'Nothing is wrong',
  'result.can': 'This can be published.',
  'result.page': 'npm start, in the folder of the network, shows the page as drivers would see it.',
  'result.cannot': 'This cannot be published yet: errors and doubts have to be mended first.',
  'result.what':
    'An error can never be published. A doubt is almost certainly a mistake: mend it, or accept it with a row of waivers.csv. A warning blocks nothing.',
  'result.undo': 'Undo',
  'result.again': 'Check something else',
  'result.show': 'Show',
  'result.all': 'All',
  'result.more_causes': { one: 'Show {count} more cause', other: 'Show {count} more causes' },
  'result.fewer': { one: 'Checked again: {count} finding fewer.', other: 'Checked again: {count} findings fewer.' },
  'result.more': { one: 'Checked again: {count} finding more.', other: 'Checked again: {count} findings more.' },
  'result.same': 'Checked again: as many findings as before.',
  'result.refused': 'This could not be checked',

  'sheet.country': 'Country of these chargers',
  'sheet.choose': 'Choose it',
  'sheet.first': 'Choose the country first: it decides how the sheet is read.',
  'sheet.can': 'These rows can be published, with network.json beside them: ocpi-snapshot init writes it.',

  'severity.error': 'Error',
  'severity.doubt': 'Doubt',
  'severity.warning': 'Warning',

  'cause.write': 'Write {text}',
  'cause.empty': 'Empty the cell',
  'cause.write_in': { one: 'Write {text} in {count} cell', other: 'Write {text} in all {count} cells' },
  'cause.empty_all': { one: 'Empty {count} cell', other: 'Empty all {count} cells' },
  'cause.write_all': { one: 'Write it in {count} cell', other: 'Write it in all {count} cells' },
  'cause.rows': 'Show the rows',
  'cause.more': { one: '{count} more', other: '{count} more' },
  'cause.waiver': 'To accept it, in waivers.csv:',
  'cause.to_utf8': 'Turn the file into UTF-8',

  'table.row': 'Row',
  'table.label': 'Rows of {file}',
  'table.help': 'Arrow keys move between cells, Enter edits one, Escape leaves it as it was.',
  'table.help_touch': 'Press a cell to edit it. A table can be pushed sideways.',
  'table.edit': 'Text of {cell}',

  'file.edit': 'Edit {file}',
  'file.text': 'Text of {file}',
  'file.write': 'Write and check again',
  'file.leave': 'Leave it as it was',

  'files.title': 'Files',
  'files.rows': { one: '{count} row', other: '{count} rows' },
  'files.changed': 'changed',
  'files.encoding': 'in {encoding}: cells that you edit are written in it, too',
  'files.download': 'Download {file}',
  'files.zip': 'Download all as one zip',
  'files.zip_changed': 'Download what was changed as one zip',

  'unseen.title': 'What no check of files alone can find',
  'unseen.codes': 'These need a disk, what was published before, or what a source says. The command looks for them:',
  'unseen.asked': 'Named in network.json, and not asked:',

  'document.title': 'From the OCPI document',
  'document.accounting': 'What became of it',
  'document.fill_in': {
    one: '{count} cell has to be filled in before this can be published.',
    other: '{count} cells have to be filled in before this can be published.',
  },
  'document.none': 'Nothing in it could be turned into tables.',
  'document.publish': 'Publish this',
  'document.publish_how':
    'Download the tables (all files, above) and unpack them into an empty folder. Put the program beside the folder data: the file ocpi-snapshot-….tgz. Then run there, with Node.js 22.12 or later and an account at Cloudflare:',
  'document.publish_more': 'Where the program is from, and each step',
  'document.copy': 'Copy',
  'document.copied': 'Copied.',
} as const;
