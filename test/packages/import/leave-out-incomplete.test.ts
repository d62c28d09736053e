/** `--leave-out-incomplete`: what lacks a mandatory value is left out, named and counted, and everything else is published. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImportedFeeds, importFeeds } from '../../../packages/import/ocpi/import.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { keyInWords } from '../../../packages/import/rows/row-keys.ts';
import { refusalOf } from '../../../packages/import/rows/summary.ts';
import { isError } from '../../../src/findings/finding.ts';
import { validate } from '../../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { runs } from '../../support/sampled.ts';
import { feeds } from './arbitrary-feeds.ts';
import { brief, documentOf, smallConnector, smallEvse, smallLocation } from './support.ts';

const imported = (locations: readonly JsonObject[], tariffs: readonly JsonObject[] = []) =>
  importFeeds(documentOf(locations), documentOf(tariffs, 'tariffs.json'), NOW, { incomplete: {} });
/** The keys of the rows of a table. */
const keys = ({ tables }: ImportedFeeds, table: 'locations' | 'evses' | 'connectors') =>
  tables.files
    .filter((file) => file.table === table)
    .flatMap(({ rows }) => rows.map(({ cells }) => keyInWords(table, (column) => cells[column])));
const other = smallLocation({ id: 'L-2', evses: [smallEvse({ uid: 'E-2' })] });

describe('the smallest object that can go', () => {
  test('is a site, with its EVSEs and their plugs', () => {
    const made = imported([smallLocation({ city: '' }), other]);
    const { findings, summary, cellsToFillIn } = made;
    expect(findings).toMatchObject([
      {
        code: 'object-left-out',
        pointer: '/0/city',
        field: 'city',
        key: 'L-1',
        message: 'city is missing. So the location "L-1" was left out.',
      },
    ]);
    expect(keys(made, 'evses')).toEqual(['E-2']);
    expect(summary).toMatchObject({
      locations: { imported: 1, toFillIn: 0, lost: 1, incomplete: 1 },
      evses: { imported: 1, lost: 1, incomplete: 1 },
      connectors: { imported: 1, lost: 1, incomplete: 1 },
    });
    expect(cellsToFillIn).toBe(0);
  });

  test('is a plug, where the EVSE has another one', () => {
    const connectors = [smallConnector(), smallConnector({ id: '2', format: null })];
    const made = imported([smallLocation({ evses: [smallEvse({ connectors })] })]);
    const { findings, summary } = made;
    expect(brief(findings)).toEqual(['object-left-out /0/evses/0/connectors/1/format']);
    expect(keys(made, 'connectors')).toEqual(['E-1/1']);
    expect(summary).toMatchObject({ evses: { lost: 0 }, connectors: { lost: 1, incomplete: 1 } });
  });

  test('is an EVSE, where no plug of it is complete', () => {
    const connectors = [smallConnector({ max_voltage: 'high' })];
    const site = smallLocation({ evses: [smallEvse(), smallEvse({ uid: 'E-3', connectors })] });
    const made = imported([site]);
    const { findings, summary } = made;
    expect(brief(findings)).toEqual([
      'object-left-out /0/evses/1/connectors/0/max_voltage',
      'object-left-out /0/evses/1/uid',
    ]);
    expect(keys(made, 'evses')).toEqual(['E-1']);
    expect(summary).toMatchObject({ locations: { lost: 0 }, evses: { lost: 1, incomplete: 1 } });
  });
});

test('what was left out on purpose is no reason to refuse the rest, and anything else is', () => {
  const bare = smallEvse({ uid: 'E-3', connectors: [] });
  expect(refusalOf(imported([smallLocation({ city: null }), other]).summary)).toBeUndefined();
  expect(refusalOf(imported([smallLocation({ id: null, evses: [bare] }), other]).summary)).toBeUndefined();
  const unknownPlug = smallEvse({ uid: 'E-3', connectors: [smallConnector({ standard: 'XCS' })] });
  expect(refusalOf(imported([smallLocation({ evses: [unknownPlug] }), other]).summary)).toContain(
    ': 1 of 2 connectors would',
  );
  const asked = importFeeds(documentOf([smallLocation({ id: null }), other]), undefined, NOW);
  expect(refusalOf(asked.summary)).toContain('1 of 2 locations and 1 of 2 EVSEs and 1 of 2 connectors');
});

test('where nothing is complete, nothing is imported', () => {
  const { files, findings } = imported([smallLocation({ city: null })]);
  expect(files.size).toBe(0);
  expect(findings.map(({ code }) => code)).toContain('nothing-imported');
});

/** Mandatory members that people can find out, by the kind of object; without any of them it is incomplete. */
const MANDATORY = {
  locations: ['address', 'city', 'coordinates'],
  connectors: ['format', 'max_voltage', 'max_amperage'],
} as const;

/** A feed in which some objects lack one mandatory member, and the keys of what is complete all the same. */
const incomplete = fc.tuple(feeds, fc.infiniteStream(fc.nat({ max: 11 }))).map(([{ locations, tariffs }, numbers]) => {
  const next = () => numbers.next().value ?? 0;
  /** One object in three or four loses one of these members. */
  const damage = (object: JsonObject, names: readonly string[]) => {
    const lost = names[next()];
    return { isWhole: lost === undefined, object: lost === undefined ? object : { ...object, [lost]: null } };
  };
  const complete: string[] = [];
  const damaged = locations.map((location) => {
    const site = damage(location, MANDATORY.locations);
    if (site.isWhole) complete.push(String(location.id).trim());
    const evses = (location.evses as JsonObject[]).map((evse) => {
      const plugs = (evse.connectors as JsonObject[]).map((plug) => {
        // The format of other plugs is known, so they would not be incomplete without it.
        const given = damage({ ...plug, standard: 'IEC_62196_T2', power_type: 'AC_3_PHASE' }, MANDATORY.connectors);
        if (site.isWhole && given.isWhole) complete.push([evse.uid, plug.id].map((id) => String(id).trim()).join('/'));
        return given.object;
      });
      return { ...evse, connectors: plugs };
    });
    return { ...site.object, evses };
  });
  return { locations: damaged, tariffs, complete };
});

test('the tables have no error, and nothing complete is missing', () => {
  fc.assert(
    fc.property(incomplete, ({ locations, tariffs, complete }) => {
      const made = imported(locations, tariffs);
      const { files, cellsToFillIn } = made;
      expect(cellsToFillIn).toBe(0);
      expect([...keys(made, 'locations'), ...keys(made, 'connectors')].sort()).toEqual(complete.sort());
      if (files.size === 0) return;
      const network = { country_code: 'NL', party_id: 'EXA', ...JSON.parse(files.get('network.json') ?? '{}') };
      const settingsFile = { path: 'network.json', bytes: Buffer.from(JSON.stringify(network)) };
      const tables = [...files].flatMap(([path, text]) =>
        path.endsWith('.csv') ? [{ path, bytes: Buffer.from(text) }] : [],
      );
      expect(validate({ settingsFile, tables }, { companions: COMPANIONS, now: NOW }).findings.filter(isError)).toEqual(
        [],
      );
    }),
    runs(8, 80),
  );
});
