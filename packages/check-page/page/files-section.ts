/** The files that were checked, and those that were mended to take home. */

import { h } from 'preact';
import { nameOfCodePage } from '../../../src/csv/browser.ts';
import { visible } from '../../../src/findings/browser.ts';
import type { Checked, CheckedFile } from '../messages.ts';
import type { CheckWords } from './check-words.ts';
import { isChanged, type Opened } from './opened.ts';
import { zip } from './zip.ts';

interface FilesSectionProps {
  readonly words: CheckWords;
  readonly checked: Checked;
  readonly opened: Opened;
}

export function FilesSection({ words, checked: { tables }, opened }: FilesSectionProps) {
  const files = [...opened.files].map(([path, bytes]) => ({ path, bytes, isChanged: isChanged(opened, path) }));
  const changed = files.filter((file) => file.isChanged);
  const button = (text: string, onClick: () => void) => h('button', { type: 'button', onClick }, text);
  return h('section', { class: 'files' }, [
    h('h2', null, words.say('files.title')),
    h(
      'ul',
      null,
      files.map(({ path, bytes, isChanged }) => {
        const name = visible(path);
        const save = () => saveFile(path.slice(path.lastIndexOf('/') + 1), new Blob([bytes]));
        return h('li', { key: path }, [
          h('bdi', null, name),
          kindOf(words, tables.get(path)),
          isChanged && [
            h('span', { class: 'badge' }, words.say('files.changed')),
            button(words.say('files.download', { file: name }), save),
          ],
        ]);
      }),
    ),
    h('p', { class: 'choices' }, [
      changed.length > 1 && button(words.say('files.zip_changed'), () => saveFile('network.zip', zip(changed))),
      files.length > 1 && button(words.say('files.zip'), () => saveFile('network.zip', zip(files))),
    ]),
  ]);
}

function kindOf(words: CheckWords, table: CheckedFile | undefined) {
  const codePage = table?.form.codePage;
  const encoding = codePage && nameOfCodePage(codePage);
  return [
    table && h('span', { class: 'quiet' }, words.say('files.rows', { count: table.rows })),
    encoding !== undefined && h('span', { class: 'quiet' }, words.say('files.encoding', { encoding })),
  ];
}

function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun by then; what it reads stays as long as it reads.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
