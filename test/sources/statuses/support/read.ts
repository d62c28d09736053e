/** For tests: status sources of a network.json, what they report without any network, and what is read from it. */

import { expect } from 'vitest';
import { placeOfSetting } from '../../../../src/settings/read-settings.ts';
import { type LastGood, lastGoodInMemory } from '../../../../src/sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../../../src/sources/statuses/on-machine.ts';
import { readStatusSources } from '../../../../src/sources/statuses/read-sources.ts';
import type { SourceReading, StatusContext } from '../../../../src/sources/statuses/source-life.ts';
import { type Content, failed } from '../../../../src/sources/urls/source-answer.ts';
import type { FetchSource } from '../../../../src/sources/urls/url.ts';
import { NOW } from '../../../support/data-directory.ts';
import { only, readSettings, SETTINGS } from '../../../support/network-of.ts';

/** The address of the one source in most tests. */
export const URL_OF_SOURCE = 'https://status.test/live.csv';

/** network.json with these status sources, as settings and as text. */
export function settingsWith(...sources: readonly object[]) {
  const text = JSON.stringify({ ...SETTINGS, status_sources: sources }, null, 2);
  const { settings, findings } = readSettings(text);
  // Most tests with a key in an address write it out.
  expect(findings.filter(({ code }) => code !== 'secret-in-settings')).toEqual([]);
  if (settings === undefined) throw new Error('no network');
  return { settings, settingsFile: { path: 'data/network.json', bytes: Buffer.from(text) } };
}

/** What a source answers: this content, from this time (ms since 1970) if it has one. */
export function content(text: string, more: Partial<Content> = {}): Content {
  return { kind: 'content', bytes: Buffer.from(text), whole: true, ...more };
}

/** A world without any network: every request and every file fails, unless a test says otherwise. */
export function offline(more: Partial<StatusContext> = {}): StatusContext {
  return {
    now: NOW,
    dataDirectory: 'data',
    lastGood: lastGoodInMemory(),
    ...ON_MACHINE,
    fetch: async () => failed('It does not answer.'),
    readFile: async () => failed('There is no such file.'),
    ...more,
  };
}

/** What is known of the one source `hub`, with these settings beside its name and address. */
export async function readOne(context: StatusContext, setting: object = {}): Promise<SourceReading> {
  const { settings, settingsFile } = settingsWith({ name: 'hub', url: URL_OF_SOURCE, ...setting });
  return only(
    await readStatusSources(settings, { ...context, placeOfSetting: (path) => placeOfSetting(settingsFile, path) }),
  );
}

export const CHARGING = 'evse_uid,status\nE-1,CHARGING\n';
export const FREE = 'evse_uid,status\nE-1,AVAILABLE\n';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A server that gives this answer. */
export const answering = (answer: Awaited<ReturnType<FetchSource>>) => ({ fetch: async () => answer });

/** Copies that hold what a source reported at some time. */
export async function keptFrom(text: string, now: number, more: object = {}, setting: object = {}): Promise<LastGood> {
  const lastGood = lastGoodInMemory();
  await readOne(offline({ now, lastGood, ...answering(content(text, more)) }), setting);
  return lastGood;
}

export const statuses = ({ reports }: SourceReading) => reports.map(({ status }) => status);
export const codes = ({ findings }: SourceReading) => findings.map(({ code }) => code);
