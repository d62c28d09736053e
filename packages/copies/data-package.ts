/**
 * `/datapackage.json`: what the files for people are, as a Data Package 2.0 (datapackage.org/standard/data-package). Tools for
 * tables read from it the type and the meaning of every column of /chargers.csv. It has no times, so it changes only with the files.
 */

import { createHash } from 'node:crypto';
import { networkName, type Settings } from '../../src/settings/index.ts';
import { CHARGER_COLUMNS, CHARGER_KEY, type ChargerColumn } from './charger-columns.ts';
import { openLicenceName } from './discovery.ts';
import { type CopyFile, type MadeCopy, STATUS_FILE } from './feeds.ts';

/**
 * The text of the file; undefined if there is nothing that it could describe.
 *
 * @param copies the tables and maps that are published
 * @param hasStatuses whether the file with the statuses is published
 */
export function dataPackage(settings: Settings, copies: readonly MadeCopy[], hasStatuses: boolean): string | undefined {
  const resources = [
    ...copies.map(({ file, bytes }) => resource(file, bytes)),
    // Without length and hash, because it changes all the time.
    ...(hasStatuses ? [resource(STATUS_FILE)] : []),
  ];
  if (resources.length === 0) return undefined;
  const { country_code, party_id, licence } = settings;
  const described = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `ocpi-${country_code}-${party_id}`.toLowerCase(),
    title: networkName(settings),
    description: `Charging points of ${networkName(settings)}.`,
    homepage: `${settings.base_url}/`,
    keywords: ['electric vehicles', 'charging', 'OCPI'],
    licenses: licence && [{ name: openLicenceName(licence.url), path: licence.url, title: licence.name }],
    contributors: contributorsOf(settings),
    resources,
  };
  return `${JSON.stringify(described, undefined, 2)}\n`;
}

function contributorsOf(settings: Settings) {
  const { operator, contact } = settings;
  const publisher = { title: operator?.name ?? networkName(settings), path: operator?.website, roles: ['publisher'] };
  if (contact === undefined) return [publisher];
  const { name = networkName(settings), email, url } = contact;
  return [publisher, { title: name, email, path: url, roles: ['contact'] }];
}

/** `profile` is for tools that know version 1 of the standard, `type` for those that know version 2. */
const TABLE = {
  description:
    'Texts that a spreadsheet would run as a formula begin with an apostrophe that is not part of them: remove it before =, +, - and @. The file begins with a byte order mark.',
  type: 'table',
  profile: 'tabular-data-resource',
};

const SCHEMA = { fields: CHARGER_COLUMNS.map(toField), primaryKey: CHARGER_KEY, missingValues: [''] };

function resource({ name, path, title, format, mediaType }: CopyFile, bytes?: Uint8Array) {
  const isTable = format === 'csv';
  return {
    name,
    path: path.slice(1),
    title,
    ...(isTable && TABLE),
    format,
    mediatype: mediaType.replace(/;.*/, ''),
    encoding: 'utf-8',
    ...(bytes && { bytes: bytes.length, hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}` }),
    ...(isTable && { schema: SCHEMA }),
  };
}

function toField({ name, type, doc, required, values }: ChargerColumn) {
  const constraints = { ...(required && { required }), ...(values && { enum: values }) };
  return { name, type, description: doc, ...(Object.keys(constraints).length > 0 && { constraints }) };
}
