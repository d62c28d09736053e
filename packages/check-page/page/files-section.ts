/** The files that were checked, and those that were mended to take home. */

import { h } from 'preact';
import { visible } from '../../../src/findings/browser.ts';
import type { Checked, CheckedFile } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';
import type { CheckActions } from './check-actions.ts';
import { saveFile } from './save-file.ts';
import { zip } from './zip.ts';

interface FilesSectionProps {
  readonly words: CheckWords;
  readonly checked: Checked;
  readonly actions: CheckActions;
}

export function FilesSection({ words, checked: { files }, actions }: FilesSectionProps) {
  const saveOne = async (path: string) => {
    const file = (await filesNow(actions)).find((one) => one.path === path);
    if (file) saveFile(path.slice(path.lastIndexOf('/') + 1), new Blob([file.bytes]));
  };
  const saveAll = async (onlyChanged: boolean) => {
    const all = await filesNow(actions);
    saveFile('network.zip', zip(all.filter(({ isChanged }) => isChanged || !onlyChanged)));
  };
  const changed = files.filter(({ isChanged }) => isChanged);
  return h('section', { class: 'files' }, [
    h('h2', null, words.say('files.title')),
    h(
      'ul',
      null,
      files.map((file) =>
        h(
          'li',
          { key: file.path },
          fileRow(words, file, () => saveOne(file.path)),
        ),
      ),
    ),
    h('p', { class: 'choices' }, [
      changed.length > 1 && zipButton(words.say('files.zip_changed'), () => saveAll(true)),
      files.length > 1 && zipButton(words.say('files.zip'), () => saveAll(false)),
    ]),
  ]);
}

function fileRow(words: CheckWords, { path, rows, encoding, isChanged }: CheckedFile, onSave: () => void) {
  const name = visible(path);
  return [
    h('bdi', null, name),
    rows !== undefined && h('span', { class: 'quiet' }, words.say('files.rows', { count: rows })),
    encoding !== undefined && h('span', { class: 'quiet' }, words.say('files.encoding', { encoding })),
    isChanged && [
      h('span', { class: 'badge' }, words.say('files.changed')),
      h('button', { type: 'button', onClick: onSave }, words.say('files.download', { file: name })),
    ],
  ];
}

function zipButton(text: string, onClick: () => void) {
  return h('button', { type: 'button', onClick }, text);
}

async function filesNow({ ask }: CheckActions) {
  return (await ask('download', {})).files;
}
