/** The documents of networks with these settings, as a build writes them. */

import { renderApiDocuments } from '../../../../packages/api-docs/api-documents.ts';
import { ALL_COPIES } from '../../../../packages/copies/feeds.ts';
import { readSettings, SETTINGS } from '../../../support/network-of.ts';

/** Files by their path below dist/. @param settings besides those of the test network */
export function documentsOf(settings: object = {}, copies = ALL_COPIES): ReadonlyMap<string, string> {
  const { settings: read, findings } = readSettings(JSON.stringify({ ...SETTINGS, ...settings }));
  if (read === undefined) throw new Error(JSON.stringify(findings));
  return renderApiDocuments({ ...read, copies }, '1.2.3');
}

export function jsonOf<T>(files: ReadonlyMap<string, string>, path: string): T {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} is not written`);
  return JSON.parse(text) as T;
}

/** What a network can say of itself, at its worst. */
export const HOSTILE = {
  name: '<script>alert(1)</script> "&\' =cmd() \u202Egnitirw',
  operator: { name: '</script><img src=x onerror=alert(1)>' },
  licence: {
    name: '"><script>alert(2)</script> `code` [link](javascript:alert(3))',
    url: 'https://example.com/?a=1&b=%222%22',
  },
  contact: { name: '<b>Desk</b>', email: 'data@example.com', url: "https://example.com/'quoted'" },
};
