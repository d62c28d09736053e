/** Wrong changes in the heart: what is published and what is not. `npm run mutants -- --quick` finds them within minutes. */

import type { Mutant } from './list.ts';

type Change = readonly [from: string, to: string];

function of(file: string, tests: string, ...changes: readonly Change[]): Mutant[] {
  return changes.map(([from, to]) => ({ file, from, to, tests }));
}

const HISTORY = [
  ...of(
    'src/publish/history/carry-forward.ts',
    'test/publish/history/carry-forward.test.ts',
    ['a.id < b.id ? -1 : 1', 'a.id < b.id ? 1 : -1'],
    ['a.created - b.created', 'b.created - a.created'],
  ),
  ...of(
    'src/publish/history/removed-location.ts',
    'test/publish/history/carry-location.test.ts',
    ["WITHHELD = 'REMOVED'", "WITHHELD = '#NA'"],
    ["status: 'REMOVED',\n    connectors: connectors.map(", "status: '#NA',\n    connectors: connectors.map("],
    ["status: 'REMOVED',\n    connectors: [hidden", "status: '#NA',\n    connectors: [hidden"],
    ['    publish: true,\n', '    publish: false,\n'],
    ["    time_zone: 'Etc/UTC',\n", "    time_zone: 'Europe/Paris',\n"],
    ['address === WITHHELD && isNowhere', 'address === WITHHELD'],
  ),
  ...of(
    'src/publish/history/carry-location.ts',
    'test/publish/history/carry-location.test.ts',
    ["known.status === 'REMOVED' && evse.status !== 'REMOVED'", "known.status === 'REMOVED'"],
    ["known.status !== 'REMOVED' && evse", 'evse'],
    ['current ? toRemovedEvse : toHiddenEvse', 'toRemovedEvse'],
    ['moved.length > 0 || contentOf', 'contentOf'],
    ['connectors.length < before.size || ', ''],
    ['same ? known.last_updated : later(known?.last_updated, publishedAt)', 'later(known?.last_updated, publishedAt)'],
    ['location.last_updated = newest(own, evses);', 'location.last_updated = own;'],
    ['Date.parse(previous) > Date.parse(time) ? previous : time', 'time'],
  ),
  ...of(
    'src/publish/history/carry-tariff.ts',
    'test/publish/history/carry-tariff.test.ts test/publish/history/carry-forward.test.ts test/publish/history/hidden.test.ts',
    ["'tariff_alt_text', ", ''],
    ['Date.parse(end) <= last', 'Date.parse(end) < last'],
    ['Math.max(Date.parse(end), Date.parse(since))', 'Date.parse(end)'],
    ['+ keptMs <= publishedAt', '+ keptMs < publishedAt'],
    ['before?.created ?? publishedAt', 'publishedAt'],
    ['|| purged.has(id)', ''],
  ),
  ...of('src/publish/publish-on.ts', 'test/publish/history/publication-time.test.ts', [
    'Math.ceil((now + lead) / 1000)',
    'Math.floor((now + lead) / 1000)',
  ]),
  ...of('src/publish/history-findings/carry-and-report.ts', 'test/publish/history/publication-time.test.ts', [
    'now >= before - lead - TOLERATED_MS',
    'now >= before - TOLERATED_MS',
  ]),
  ...of(
    'src/publish/history-findings/id-changes.ts',
    'test/publish/history/id-changes.test.ts',
    ['if (other.length !== group.length) return [];', ''],
    ['return isSure ? pairs : [];', 'return pairs;'],
    ["part.replace(/^0+(?=\\d)/, '')", 'part'],
    ['  take(({ make }) => make);\n', ''],
    ['fresh.filter(({ id }) => !moved.has(foldCase(id)))', 'fresh'],
  ),
];

const STATUSES = [
  ...of(
    'src/sources/statuses/merge-statuses.ts',
    'test/sources/statuses/merge-statuses.test.ts test/sources/statuses/status-table.test.ts',
    ['time < (times', 'time <= (times'],
    ['const time = last_updated ?? updatedAt;', 'const time = updatedAt;'],
    ['report(evse_uid, time ?? NEVER, ', 'report(evse_uid, NEVER, '],
  ),
  ...of(
    'src/sources/statuses/refuse-removals.ts',
    'test/sources/statuses/mass-removal.test.ts',
    ['together <= limit.share * limit.live().size', 'together < limit.share * limit.live().size'],
    ['b.added - a.added ||', 'a.added - b.added ||'],
    ["?.status === 'REMOVED' && live().has(uid)", "?.status === 'REMOVED'"],
  ),
  ...of(
    'src/sources/statuses/fresh-or-stale.ts',
    'test/sources/statuses/with-fallback.test.ts test/sources/statuses/read-sources.test.ts test/sources/statuses/unreadable.test.ts test/sources/statuses/missed-rounds.test.ts',
    ['context.now - updatedAt > source.max_age_seconds * 1000', 'context.now - updatedAt > source.max_age_seconds'],
    ['Math.min(before + 1, MOST_MISSED)', 'Math.min(before, MOST_MISSED)'],
    ['...unread.filter(({ evse_uid }) => !known.has(foldCase(evse_uid)))', '...unread'],
  ),
  ...of('src/sources/statuses/source-life.ts', 'test/sources/statuses/missed-rounds.test.ts', [
    'missed >= MOST_MISSED',
    'missed > MOST_MISSED',
  ]),
];

const STEPS = [
  ...of(
    'src/live/step/next-list.ts',
    'test/live/step',
    ["|| evse.status === 'REMOVED') return evse;", ') return evse;'],
    ['last_updated: latest(evse.last_updated, publishedAt)', 'last_updated: publishedAt'],
    ['if (changed.length === 0) return location;', ''],
    ['return { ...location, evses, last_updated };', 'return { ...location, evses };'],
  ),
  ...of(
    'src/live/step/live-step.ts',
    'test/live/step',
    ['(code === published && !again.has(uid))', 'code === published'],
    ['if (code === REMOVED_CODE || published === REMOVED_CODE) continue;', ''],
    ['kept = number + 1;', 'kept = number;'],
    ['if (number !== before.length) throw', 'if (number > before.length) throw'],
  ),
  ...of(
    'src/live/step/next-list.ts',
    'test/live/step',
    ['lastUpdated[position] = Date.parse(next.last_updated);', ''],
    [
      'hashes.set(Buffer.from(digestText(json, next).wholeHash',
      "hashes.set(Buffer.from(digestText('', next).wholeHash",
    ],
    ['if (next === location) continue;', ''],
    ['{ ...packed.list, changed: publishedAt }', '{ ...packed.list, changed: list.changed }'],
  ),
  ...of(
    'src/live/step/stored-parts.ts',
    'test/live/step/status-file-parts.test.ts',
    ['const EVSES_PER_PART = 1024', 'const EVSES_PER_PART = 1025'],
    ['1 + Math.floor(number / EVSES_PER_PART)', 'Math.floor(number / EVSES_PER_PART)'],
    ['if (!text.startsWith(entry, at)) throw', 'if (false) throw'],
    ['if (entries.length !== countLive(codes)) throw', 'if (false) throw'],
  ),
  ...of('src/live/step/live-step.ts', 'test/live/step', ['return true;', 'return false;']),
  ...of('src/live/step/live-step.ts', 'test/live/step', ['codes: [codes]', 'codes: []']),
  ...of('src/live/step/live-step.ts', 'test/live/step', [
    'if (statusFileHead === snapshot.statuses.head) return undefined;',
    '',
  ]),
];

const SYNC = [
  ...of(
    'packages/import/sync/three-way.ts',
    'test/packages/import/sync/three-way.test.ts',
    ["if (last === 'unknown') return 'contested';", ''],
    ["ours === '' ? 'follows' : 'contested'", "'follows'"],
    ["isSame(feed, last.known) ? 'kept' : 'contested'", "'kept'"],
    ["inLast ? 'deleted' : 'comes'", "'comes'"],
    ["isEdited() ? 'kept' : 'goes'", "'goes'"],
    ["texts.ours !== '' && !feed.isReliable(column)", '!feed.isReliable(column)'],
    ["[['latitude', 'longitude']]", '[]'],
  ),
  ...of(
    'packages/import/sync/merge-tables.ts',
    'test/packages/import/sync/three-way.test.ts test/packages/import/sync/merge-tables.test.ts',
    ["alone === 'comes' && !isOpen ? 'waits' : alone", 'alone'],
    ["keep.has(table) || ours.text('_keep') !== ''", 'keep.has(table)'],
    ['columns.filter((name) => !isKept(name))', 'columns'],
    ['  holdRows(rows, textAfter);\n', ''],
  ),
  ...of(
    'packages/import/sync/tariff-prices.ts',
    'test/packages/import/sync/merge-tables.test.ts',
    ["['currency', 'vat', 'prices_include_vat']", "['currency']"],
    ['a.elements.size === b.elements.size &&', ''],
  ),
  ...of(
    'packages/import/sync/last-import.ts',
    'test/packages/import/sync/three-way.test.ts',
    ['if (rows.has(key)) return', 'if (false) return'],
    ['value.version !== VERSION || ', ''],
  ),
];

const COMMANDS = [
  ...of(
    'src/command/command.ts',
    'test/cli/calls.test.ts',
    ['|| Object.hasOwn(options, token.name)', '|| token.name in options'],
    ['if (value === undefined && declared.isRequired) throw', 'if (false) throw'],
    ['values[option] ?? declared.default ??', 'values[option] ??'],
    ["if (operand === '') throw", 'if (false) throw'],
    ['choices === undefined || choices.includes(written)', 'true'],
    ['  refuseKept(declaration, values, environment, terminal);\n', ''],
  ),
  ...of(
    'src/command/options.ts',
    'test/cli/calls.test.ts',
    ['port <= 65_535', 'port < 65_535'],
    ["variable || '8787'", "variable ?? '8787'"],
    ['number >= least && ', ''],
    ["text.replace(/\\/+$/, '')", 'text'],
    ["if (ids.includes('')) throw", 'if (false) throw'],
    ["asksStatusSources: !values['no-status']", "asksStatusSources: values['no-status']"],
  ),
  ...of(
    'src/command/kept-by-npm.ts',
    'test/cli/calls.test.ts',
    ['given[name] === undefined && ', ''],
    ["new Set(['cache'])", 'new Set()'],
  ),
];

const TABLES = [
  ...of(
    'src/cells/numbers/money.ts',
    'test/cells',
    ['Math.max(CENTS, decimalsOf(price))', 'CENTS'],
    ['value.abs().gte(LARGEST)', 'value.abs().gt(LARGEST)'],
    ['Price.RM = Big.roundHalfUp;', 'Price.RM = Big.roundDown;'],
    ['decimals > column.maxDecimals', 'decimals >= column.maxDecimals'],
  ),
  ...of(
    'src/rules/ids/doubled-ids.ts',
    'test/rules/doubled-ids.test.ts',
    ['const NEAR_METRES = 200', 'const NEAR_METRES = 20_000'],
    ["evse.values.status === 'REMOVED' ? [] : [evse]", '[evse]'],
    ['if (pair[0].values.station !== pair[1].values.station) told(', 'told('],
  ),
  ...of('src/rules/wrong-country.ts', 'test/rules/wrong-country.test.ts', [
    ' || 2 * rows.length <= relying.length',
    '',
  ]),
  ...of('src/rules/completeness/example-site.ts', 'test/rules/example-site.test.ts', [
    'isOfExample(latitude) && isOfExample(longitude)',
    'isOfExample(latitude)',
  ]),
  ...of(
    'src/publish/render/template.ts',
    'test/publish/render',
    ['if (codes.length !== evses.length) throw', 'if (false) throw'],
    ["STATUS_CODES.get(status) ?? '?'", "STATUS_CODES.get(status) ?? 'a'"],
  ),
  ...of('src/publish/render/fill-template.ts', 'test/publish/render', ['evses.toReversed()', 'evses']),
  ...of('src/snapshot/in-turns.ts', 'test/snapshot', ['larger.set(this.added);', ''], ['this.#end === begin', 'false']),
  ...of('src/publish/render/cut-template.ts', 'test/publish/render', [
    'at = mark + (isStatus ? 3 : 2);',
    'at = mark + 2;',
  ]),
  ...of(
    'src/edge/rule/page.ts',
    'test/edge/selection.test.ts',
    ['total >= offset && total < offset + limit', 'total >= offset'],
    ['first + offset + limit - total', 'first + limit'],
  ),
  ...of(
    'src/edge/rule/negotiation.ts',
    'test/edge/negotiation.test.ts',
    ["name === 'x-gzip' ? 'gzip' : name", 'name'],
    ['weights.get(coding) !== 0', 'true'],
  ),
];

export const HEART: readonly Mutant[] = [...SYNC, ...COMMANDS, ...TABLES, ...STEPS, ...STATUSES, ...HISTORY];
