/**
 * Small wrong changes of the code, and the tests that notice each. A change that no test notices is a hole in the tests:
 * `npm run mutants` makes them one after the other, in a copy of the working tree.
 */

import { HEART } from './heart.ts';

/** One wrong change. */
export interface Mutant {
  readonly file: string;
  /** A piece of the file that stands there once. */
  readonly from: string;
  readonly to: string;
  /** The test files or folders that turn red. */
  readonly tests: string;
}

const HOSTS: readonly Mutant[] = [
  {
    file: 'src/edge/hosts/node.ts',
    from: 'maxConnections: 4096',
    to: 'maxConnections: 4096_000',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/edge/hosts/answer-site-file.ts',
    from: 'place?.startsWith(root + sep)',
    to: 'place?.startsWith(root)',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/edge/hosts/answer-site-file.ts',
    from: "  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');\n  const page",
    to: '  const page',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/edge/hosts/answer-site-file.ts',
    from: 'status === 200 && hasIt',
    to: 'hasIt',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/edge/hosts/answer-site-file.ts',
    from: 'return notPublished(request);',
    to: 'return emptyAnswer(404);',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/edge/hosts/directory.ts',
    from: 'now !== undefined && now !== mark',
    to: 'now !== undefined && mark === ""',
    tests: 'test/edge/hosts/node.test.ts test/watch/serve/serve.test.ts',
  },
  {
    file: 'src/edge/rule/failure.ts',
    from: '  said.set(text, now);\n',
    to: '',
    tests: 'test/edge/hosts/node.test.ts',
  },
  {
    file: 'src/watch/serve/answer-from-build.ts',
    from: 'escapeHtml(line)',
    to: '(escapeHtml, line)',
    tests: 'test/watch/serve/answer-from-build.test.ts',
  },
];

const EDGE: readonly Mutant[] = [
  {
    file: 'src/edge/rule/page.ts',
    from: 'newest < from || oldest >= to',
    to: 'newest <= from || oldest >= to',
    tests: 'test/edge/selection.test.ts',
  },
  {
    file: 'src/edge/rule/page.ts',
    from: 'changed < from || changed >= to',
    to: 'changed < from || changed > to',
    tests: 'test/edge/selection.test.ts',
  },
  {
    file: 'src/edge/rule/page.ts',
    from: 'Math.min(index.objects, offset + limit)',
    to: 'offset + limit',
    tests: 'test/edge/selection.test.ts',
  },
  {
    file: 'src/edge/rule/intent.ts',
    from: 'local + Math.ceil(',
    to: 'local + Math.floor(',
    tests: 'test/edge/query.test.ts',
  },
  {
    file: 'src/edge/rule/intent.ts',
    from: "(sign === '-' ? -offset : offset)",
    to: 'offset',
    tests: 'test/edge/query.test.ts',
  },
  {
    file: 'src/edge/rule/intent.ts',
    from: 'if (more.length > 0)',
    to: 'if (more.length > 1)',
    tests: 'test/edge/query.test.ts',
  },
  {
    file: 'src/edge/rule/headers.ts',
    from: "ifNoneMatch.trim() === '*'",
    to: 'false',
    tests: 'test/edge/etag.test.ts',
  },
  {
    file: 'src/edge/rule/negotiation.ts',
    from: "weights.get(coding) ?? weights.get('*') ??",
    to: 'weights.get(coding) ??',
    tests: 'test/edge/negotiation.test.ts',
  },
  {
    file: 'src/edge/rule/headers.ts',
    from: '{1,256}$/',
    to: '{1,9999}$/',
    tests: 'test/edge/headers.test.ts',
  },
  {
    file: 'src/edge/rule/headers.ts',
    from: 'if (isForOne(common)) return',
    to: 'if (false) return',
    tests: 'test/edge/wire/api.test.ts',
  },
  {
    file: 'src/edge/rule/heads.ts',
    from: 'age >= LIVE_LEAD_MS',
    to: 'age >= 2 * LIVE_LEAD_MS',
    tests: 'test/edge/heads.test.ts',
  },
  {
    file: 'src/edge/rule/heads.ts',
    from: 'later < 0 ||',
    to: '',
    tests: 'test/edge/heads.test.ts',
  },
  {
    file: 'src/edge/hosts/live-host.ts',
    from: 'if (await isWhole(path, bytes))',
    to: 'if (true)',
    tests: 'test/edge/hosts/live-host.test.ts',
  },
  {
    file: 'src/edge/rule/page.ts',
    from: 'isFiltered(query) ?',
    to: 'false ?',
    tests: 'test/edge/recent-lists.test.ts',
  },
];

const BUILD: readonly Mutant[] = [
  {
    file: 'src/publish/history/carry-forward.ts',
    from: 'a.created - b.created || ',
    to: '',
    tests: 'test/publish/history',
  },
  {
    file: 'src/publish/history/carry-locations.ts',
    from: '!left.isChanged && until <= publishedAt',
    to: '!left.isChanged && until <= publishedAt - 86_400_000',
    tests: 'test/publish/history',
  },
  {
    file: 'src/publish/history/carry-locations.ts',
    from: 'context.isSameListing && before.from === from',
    to: 'before.from === from',
    tests: 'test/publish/build-memory.test.ts',
  },
  {
    file: 'src/publish/publish-on.ts',
    from: 'Math.max(next, before + 1000)',
    to: 'next',
    tests: 'test/publish/history/publication-time.test.ts',
  },
  {
    file: 'src/publish/history/removed-location.ts',
    from: '    address: WITHHELD,\n    city: WITHHELD,\n    country:',
    to: "    address: '',\n    city: WITHHELD,\n    country:",
    tests: 'test/publish/history/hidden.test.ts',
  },
  {
    file: 'src/publish/history/removed-location.ts',
    from: 'coordinates: { ...NOWHERE }',
    to: 'coordinates: arguments[0].coordinates',
    tests: 'test/publish/history/hidden.test.ts',
  },
  {
    file: 'src/publish/history-findings/too-many-removals.ts',
    from: "byCause.delete('source');",
    to: '',
    tests: 'test/publish/history test/sources/statuses',
  },
  {
    file: 'src/publish/publish-on.ts',
    from: 'return uploadMs + MANIFEST_KEPT_MS;',
    to: 'return uploadMs;',
    tests: 'test/publish/publish-on.test.ts',
  },
  {
    file: 'src/snapshot/plan.ts',
    from: 'mixed(hash) % RECENT.more',
    to: 'mixed(hash ^ i) % RECENT.more',
    tests: 'test/snapshot/list.test.ts',
  },
  {
    file: 'src/snapshot/plan.ts',
    from: 'if (time >= since)',
    to: 'if (time > since)',
    tests: 'test/edge/recent-lists.test.ts',
  },
  {
    file: 'packages/page/facts/evse-traits.ts',
    from: 'places.length === 0 ? held?.roofed : places.some(({ roofed }) => roofed)',
    to: 'held?.roofed',
    tests: 'test/packages/page/facts/evse-traits.test.ts',
  },
  {
    file: 'packages/page/facts/money.ts',
    from: 'Math.max(coinDecimals(currency), LEAST_DIGITS - 1 - exact.e)',
    to: 'coinDecimals(currency)',
    tests: 'test/packages/page/facts/money.test.ts',
  },
  {
    file: 'packages/page/charger/status.ts',
    from: 'free, count: known.length',
    to: 'free, count: evses.length',
    tests: 'test/packages/page/page/charger-page.test.ts',
  },
  {
    file: 'packages/page/charger/access.ts',
    from: 'if (values.size === 0) return wayOf(term, none, view, (evse) => of(evse) !== undefined);',
    to: '',
    tests: 'test/packages/page/page/charger-page.test.ts',
  },
  {
    file: 'packages/page/records/sites-file.ts',
    from: 'filled.uid = uids[next++]',
    to: 'filled.uid = uids[++next]',
    tests: 'test/packages/page/records/sites-file.test.ts',
  },
  {
    file: 'src/publish/previous/find-previous.ts',
    from: 'findings, hasNoSnapshot(options.out))',
    to: 'findings, true)',
    tests: 'test/publish/publication-times.test.ts',
  },
  {
    file: 'src/publish/publish-on.ts',
    from: 'TIMES_CHECKING * Math.max(0, checkingMs)',
    to: '0 * checkingMs',
    tests: 'test/publish/publication-times.test.ts test/publish/publish-on.test.ts',
  },
  {
    file: 'src/snapshot/snapshot.ts',
    from: "const NOT_UPLOADED = '/api/\\n'",
    to: "const NOT_UPLOADED = '/apis/\\n'",
    tests: 'test/cli/upload.test.ts',
  },
  {
    file: 'src/publish/publish-on.ts',
    from: "return isLate() ? 'public too late' : undefined;",
    to: 'return undefined;',
    tests: 'test/publish/publish-on.test.ts',
  },
  {
    file: 'src/contract/invariants.ts',
    from: '    checkNotNewer(connector, evse, connectorPath, report);\n',
    to: '',
    tests: 'test/contract/invariants.test.ts',
  },
  {
    file: 'src/contract/invariants.ts',
    from: '    checkTariffIds(connector, connectorPath, tariffIds, report);\n',
    to: '',
    tests: 'test/contract/invariants.test.ts',
  },
  {
    file: 'src/publish/disk/data-directory.ts',
    from: 'if (error) unlisted.push({ name: nameOf(path), error });',
    to: '',
    tests: 'test/publish/odd-places.test.ts',
  },
  {
    file: 'src/publish/disk/data-directory.ts',
    from: 'entries.filter(({ name }) => !isHidden(name)),',
    to: 'entries,',
    tests: 'test/publish/disk test/publish/odd-places.test.ts test/watch',
  },
  {
    file: 'src/publish/validate/waivers.ts',
    from: 'until >= today',
    to: 'until > today',
    tests: 'test/publish/waivers.test.ts',
  },
];

const SOURCES: readonly Mutant[] = [
  {
    file: 'src/findings/text/secrets.ts',
    from: "    bytes.toString('base64url'),\n",
    to: '',
    tests: 'test/findings/text/secrets.test.ts',
  },
  {
    file: 'src/findings/text/secrets.ts',
    from: "join('|'), 'gi')",
    to: "join('|'), 'g')",
    tests: 'test/findings/text/secrets.test.ts',
  },
  {
    file: 'src/sources/urls/url.ts',
    from: " || password !== ''",
    to: '',
    tests: 'test/sources/urls/redirects.test.ts',
  },
  {
    file: 'src/sources/urls/url.ts',
    from: 'isHome(at, url) ? filled.headers : {}',
    to: 'filled.headers',
    tests: 'test/sources/urls/secrets.test.ts',
  },
  {
    file: 'src/sources/urls/url.ts',
    from: "header === '' || secrets.isInText(header)",
    to: "header === ''",
    tests: 'test/sources/statuses/no-secret-anywhere.test.ts',
  },
  {
    file: 'src/sources/urls/address-guard.ts',
    from: 'isAllowed && isPrivateAddress(address)',
    to: 'isAllowed',
    tests: 'test/sources/urls/secrets.test.ts',
  },
  {
    file: 'src/sources/statuses/read-answer.ts',
    from: 'reported.reports.map(tellable)',
    to: 'reported.reports',
    tests: 'test/sources/statuses/no-secret-anywhere.test.ts',
  },
  {
    file: 'src/sources/status-servers/crawl-locations.ts',
    from: 'known?.origin === url.origin ? known : undefined',
    to: 'undefined',
    tests: 'test/sources/statuses/ocpi-source.test.ts',
  },
  {
    file: 'packages/probe/src/command.ts',
    from: 'withoutSecrets(await probeServer(options, dependencies), secrets)',
    to: 'await probeServer(options, dependencies)',
    tests: 'test/packages/probe/command.test.ts',
  },
  {
    file: 'src/sources/feeds/fetch-lists.ts',
    from: 'secrets.isIn(bytes) ? secrets.clearBytes(bytes) : bytes',
    to: 'bytes',
    tests: 'test/packages/import/places.test.ts',
  },
  {
    file: 'src/sources/urls/source-answer.ts',
    from: '!whole || ',
    to: '',
    tests: 'test/sources/statuses test/sources/tables',
  },
  {
    file: 'src/sources/statuses/merge-statuses.ts',
    from: "if (state !== 'fresh' || isUnreadable) report",
    to: "if (state === 'failed' || isUnreadable) report",
    tests: 'test/sources/statuses',
  },
  {
    file: 'src/findings/text/csv-cell.ts',
    from: '[",;\\t\\r\\n]',
    to: '["\\r\\n]',
    tests: 'test/sources/tables/as-table.test.ts test/csv/formulas.test.ts',
  },
  {
    file: 'src/sources/tables/table-copies.ts',
    from: 'JSON.stringify([table, url, columns, ignore_columns])',
    to: 'JSON.stringify([table, url, ignore_columns])',
    tests: 'test/sources/tables/as-table.test.ts',
  },
  {
    file: 'src/watch/next-publish.ts',
    from: 'retryFirstMs * 2 ** (failures - 1)',
    to: 'retryFirstMs * failures',
    tests: 'test/watch',
  },
  {
    file: 'src/watch/watch-and-publish.ts',
    from: 'urls ? every',
    to: 'urls ? POLL_MS',
    tests: 'test/publish/odd-places.test.ts test/watch',
  },
];

const DATA: readonly Mutant[] = [
  {
    file: 'src/rules/plugs/ratings.ts',
    from: '[220, 230, 240, 277]',
    to: '[220, 230, 277]',
    tests: 'test/rules/plugs.test.ts',
  },
  {
    file: 'src/rules/plugs/ratings.ts',
    from: '[220, 230, 240, 277]',
    to: '[220, 230, 240]',
    tests: 'test/rules/plugs.test.ts',
  },
  {
    file: 'src/csv/broken-quote.ts',
    from: '/""[^\\S\\n]/',
    to: '/(?!)/',
    tests: 'test/csv/records.test.ts',
  },
  {
    file: 'src/csv/formulas.ts',
    from: '＝＋－＠',
    to: '＝＋－',
    tests: 'test/csv/formulas.test.ts test/packages/copies',
  },
  {
    file: 'src/csv/write-csv.ts',
    from: '＝＋－＠',
    to: '＝＋－',
    tests: 'test/csv/formulas.test.ts',
  },
  {
    file: 'packages/copies/chargers-csv.ts',
    from: "value.length === 0 ? 'NONE' : writeCell(value.join(AND))",
    to: 'writeCell(value.join(AND))',
    tests: 'test/packages/copies',
  },
  {
    file: 'packages/copies/chargers-csv.ts',
    from: "const LINE_END = '\\r\\n';",
    to: "const LINE_END = '\\n';",
    tests: 'test/packages/copies',
  },
  {
    file: 'src/findings/print/print-github.ts',
    from: "replaceAll('%', '%25').",
    to: '',
    tests: 'test/findings/print-github.test.ts',
  },
  {
    file: 'src/cells/times/timestamp.ts',
    from: 'fieldsAsUtc(local) - (offset ?? 0)',
    to: 'fieldsAsUtc(local)',
    tests: 'test/cells/timestamp.test.ts',
  },
];

const OWNERS_FILES: readonly Mutant[] = [
  {
    file: 'packages/import/sync/steady-ids.ts',
    from: "['businesses', 'energy_mixes'] as const)",
    to: "['businesses'] as const)",
    tests: 'test/packages/import/sync',
  },
  {
    file: 'packages/import/sync/held-rows.ts',
    from: "new Set(['businesses', 'energy_mixes'])",
    to: "new Set(['businesses'])",
    tests: 'test/packages/import/sync',
  },
  {
    file: 'packages/import/sync/held-rows.ts',
    from: '[...named, ...places.map((key) =>',
    to: '[...named, ...[].map((key) =>',
    tests: 'test/packages/import/sync/merge-tables.test.ts',
  },
  {
    file: 'packages/import/ocpi-objects/lists.ts',
    from: 'Array.isArray(value) && value.length === 0',
    to: 'false',
    tests: 'test/packages/import/other-versions.test.ts',
  },
  {
    file: 'packages/import/ocpi-objects/tariffs.ts',
    from: "taxes === 'NO' && value !== undefined",
    to: 'value !== undefined',
    tests: 'test/packages/import/other-versions.test.ts',
  },
  {
    file: 'packages/import/rows/references.ts',
    from: 'if (isKnown.every(Boolean)) continue;',
    to: 'continue;',
    tests: 'test/packages/import/parking.test.ts',
  },
  {
    file: 'packages/probe/src/checks/ocpi-breach.ts',
    from: "version !== '2.3.0' || typeof value",
    to: 'true || typeof value',
    tests: 'test/packages/probe/checks/ocpi-breach.test.ts',
  },
  {
    file: 'packages/import/commands/sync-ocpi.ts',
    from: '!Buffer.from(before).equals(after)',
    to: 'false',
    tests: 'test/packages/import/sync/meanwhile.test.ts',
  },
  {
    file: 'packages/import/commands/sync-ocpi.ts',
    from: 'await withLock(out, work, { onWait })',
    to: 'await work()',
    tests: 'test/packages/import/sync/meanwhile.test.ts test/packages/import/sync/unfinished.test.ts',
  },
  {
    file: 'packages/import/commands/sync-ocpi.ts',
    from: '      await demandUnchanged(options, opened);\n',
    to: '',
    tests: 'test/packages/import/sync/meanwhile.test.ts',
  },
  {
    file: 'src/publish/disk/lock.ts',
    from: 'if ((await readHolder(path)) !== holder) return;',
    to: '',
    tests: 'test/publish/disk/lock.test.ts',
  },
  {
    file: 'packages/init/repository/home.ts',
    from: 'home.endsWith(sep) ? home : home + sep',
    to: 'home',
    tests: 'test/packages/init/home.test.ts test/packages/init/init.test.ts',
  },
  {
    file: 'packages/init/repository/write-repository.ts',
    from: 'const wanted = new Map([\n',
    to: 'const wanted = new Map<string, string | Uint8Array>([\n    ...(begun ? [[SETTINGS_FILE, settingsText(begun, options)] as const] : []),\n',
    tests: 'test/packages/init/writing-order.test.ts test/packages/init/init.test.ts',
  },
];

const STORES: readonly Mutant[] = [
  {
    file: 'src/live/store/bucket.ts',
    from: 'found.age >= RENEWED_MS',
    to: 'false',
    tests: 'test/live/store/remove-unreferenced.property.test.ts',
  },
  {
    file: 'src/live/store/bucket.ts',
    from: 'if ((await readRemoval({ read })).version === before.version) return;',
    to: 'return;',
    tests: 'test/live/store/remove-unreferenced.test.ts',
  },
  {
    file: 'src/live/store/remove-old.ts',
    from: 'recorded.at - putAt > DAY_MS && ',
    to: '',
    tests: 'test/live/store/remove-unreferenced.test.ts',
  },
  {
    file: 'src/live/store/remove-old.ts',
    from: 'before.until > started || ',
    to: '',
    tests: 'test/live/store/remove-unreferenced.test.ts',
  },
  {
    file: 'src/live/store/bucket.ts',
    from: 'if (version !== undefined || !mayBeDone) return version;',
    to: 'return version;',
    tests: 'test/live/store/s3-faults.test.ts',
  },
  {
    file: 'src/live/store/bucket.ts',
    from: 'if (own === undefined) throw error;',
    to: 'throw error;',
    tests: 'test/live/store/s3-faults.test.ts',
  },
  {
    file: 'src/live/store/s3-requests.ts',
    from: "redirect: 'manual'",
    to: "redirect: 'follow'",
    tests: 'test/live/store/s3-faults.test.ts',
  },
];

/** Networks that feed themselves, and pushed statuses. */
const FEEDERS: readonly Mutant[] = [
  {
    file: 'src/sources/urls/address-guard.ts',
    from: "return url.protocol === 'https:' ? undefined : notAllowed(url, 'an unknown address', home);",
    to: 'return undefined;',
    tests: 'test/sources/urls/by-fetch.test.ts',
  },
  {
    file: 'src/sources/urls/address-guard.ts',
    from: 'if (OWN_NAME.test(url.hostname))',
    to: 'if (false)',
    tests: 'test/sources/urls/by-fetch.test.ts',
  },
  {
    file: 'src/sources/http/fetch-connection.ts',
    from: "redirect: 'manual'",
    to: "redirect: 'follow'",
    tests: 'test/sources/urls/by-fetch.test.ts',
  },
  {
    file: 'src/sources/http/read-up-to.ts',
    from: 'if (size > maxBytes) return undefined;',
    to: '',
    tests: 'test/sources/urls/by-fetch.test.ts',
  },
  {
    file: 'src/live/feed/pushed-statuses.ts',
    from: 'return time === otherTime ? push > otherPush : time > otherTime;',
    to: 'return time >= otherTime;',
    tests: 'test/live/feed/pushed-statuses.test.ts',
  },
  {
    file: 'src/live/feed/pushed-statuses.ts',
    from: 'const since = said === null && known?.[1] === status ? known[2] : time;',
    to: 'const since = time;',
    tests: 'test/live/feed/pushed-statuses.test.ts',
  },
  {
    file: 'src/publish/disk/change-in-place.ts',
    from: '  await inTurns([...named], AT_A_TIME, ([path, bytes]) => put(place, path, bytes));',
    to: '  await put(place, ...manifest);\n  await inTurns([...named], AT_A_TIME, ([path, bytes]) => put(place, path, bytes));',
    tests: 'test/live/directory.test.ts',
  },
  {
    file: 'src/live/publish/head-in-directory.ts',
    from: 'if (current === undefined || (await versionThere()) !== current.version) return undefined;',
    to: 'if (current === undefined) return undefined;',
    tests: 'test/live/directory.test.ts',
  },
  {
    file: 'src/cli/publish/rounds.ts',
    from: 'if (isBuildDue && place.buildsAtOnce) return build();',
    to: '',
    tests: 'test/cli/rounds-in-directory.test.ts',
  },
  {
    file: 'src/live/feed/pushed-in-store.ts',
    from: 'if (hasChanged && (await store.swap(STATE_PATH, writeState(next), found?.version)) === undefined) continue;',
    to: 'await store.remove(paths);\n    if (hasChanged && (await store.swap(STATE_PATH, writeState(next), found?.version)) === undefined) continue;',
    tests: 'test/live/feed/feeder.test.ts',
  },
  {
    file: 'src/live/feed/feeder.ts',
    from: 'asked?.base === base && asked.at >= since',
    to: 'asked?.base === base',
    tests: 'test/live/feed/feeder.test.ts',
  },
  {
    file: 'src/live/feed/last-good-in-store.ts',
    from: 'await store.put(pathOf(name), Buffer.concat(writeCopy(name, copy)));',
    to: '',
    tests: 'test/live/feed/feeder.test.ts',
  },
  {
    file: 'packages/live-worker/push-route.ts',
    from: "if (secret === '') return say(404, 'Nothing is here.');",
    to: '',
    tests: 'test/packages/live-worker/push-route.test.ts',
  },
];

const DEMANDS: readonly Mutant[] = [
  {
    file: 'packages/afir/files/scorecard-files.ts',
    from: 'JSON.stringify([network, scorecard])',
    to: 'JSON.stringify([network])',
    tests: 'test/packages/afir/scorecard-files.test.ts',
  },
  {
    file: 'packages/afir/files/scorecard-files.ts',
    from: 'if (!hasScorecard(settings)) return [];',
    to: '',
    tests: 'test/packages/afir/scorecard-files.test.ts',
  },
  {
    file: 'packages/probe/src/probe-scorecard.ts',
    from: '!isRecord(object) || ',
    to: '',
    tests: 'test/packages/probe/scorecard.test.ts',
  },
  {
    file: 'packages/afir/compare/compare-shares.ts',
    from: 'edit.after < edit.before',
    to: 'edit.after > edit.before',
    tests: 'test/packages/afir/diff.test.ts',
  },
  {
    file: 'packages/afir/measure/measured.ts',
    from: 'connector.tariff_ids ?? [connector.tariff_id]',
    to: 'connector.tariff_ids',
    tests: 'test/packages/probe/scorecard.test.ts',
  },
  {
    file: 'packages/afir/scorecard.ts',
    from: "new Set(['REMOVED', 'PLANNED'])",
    to: "new Set(['REMOVED'])",
    tests: 'test/packages/afir/recount.test.ts test/packages/afir/whole-network.test.ts',
  },
  {
    file: 'packages/afir/scorecard.ts',
    from: 'if (!isCounted) lacks(kind.ofSite, id);',
    to: 'lacks(kind.ofSite, id);',
    tests: 'test/packages/afir/report.test.ts',
  },
  {
    file: 'packages/afir/scorecard.ts',
    from: "item.isStatus ? count(() => true, 'known') : undefined",
    to: 'item.isStatus ? points : undefined',
    tests: 'test/packages/afir/recount.test.ts',
  },
  {
    file: 'packages/afir/items/of-points.ts',
    from: 'firstKnown(...plugs.map(hasPower))',
    to: 'ofEvery(plugs, hasPower)',
    tests: 'test/packages/afir/outcomes.test.ts test/packages/afir/recount.test.ts',
  },
  {
    file: 'packages/afir/items/of-payment.ts',
    from: "return Array.isArray(capabilities) ? 'stated' : told(undefined);",
    to: "return 'stated';",
    tests: 'test/packages/afir/outcomes.test.ts',
  },
  {
    file: 'packages/afir/measure/measured.ts',
    from: 'location.help_phone ?? held?.help_phone',
    to: 'location.help_phone',
    tests: 'test/packages/afir/outcomes.test.ts',
  },
  {
    file: 'packages/afir/demands/demand-findings.ts',
    from: 'if (told.has(key)) continue;',
    to: '',
    tests: 'test/packages/afir/demands',
  },
  {
    file: 'packages/afir/demands/demand-findings.ts',
    from: '...{ field: names, key: demand.id, says:',
    to: '...{ field: names, says:',
    tests: 'test/packages/afir/demands',
  },
  {
    file: 'packages/afir/demands/check-profiles.ts',
    from: 'if (country === own) for',
    to: 'for',
    tests: 'test/packages/afir/demands',
  },
  {
    file: 'src/publish/validate/check-static.ts',
    from: 'hasStatuses: hasFile || live !== undefined || status_sources.length > 0,',
    to: 'hasStatuses: false,',
    tests: 'test/packages/afir/demands',
  },
];

const DOOR: readonly Mutant[] = [
  {
    file: 'src/cli/publish/cloudflare-account.ts',
    from: 'status !== 200 && status !== 404',
    to: 'false',
    tests: 'test/cli/first-address.test.ts',
  },
  {
    file: 'src/cli/publish/first-address.ts',
    from: 'if (cloudflare.environment.CI) throw',
    to: 'if (cloudflare.environment.NEVER) throw',
    tests: 'test/cli/first-address.test.ts',
  },
  {
    file: 'src/command/env-file.ts',
    from: '&& !NEVER.test(name)',
    to: '',
    tests: 'test/cli/env-file.test.ts',
  },
  {
    file: 'src/command/env-file.ts',
    from: 'lacking.length === 0 || environment.CI',
    to: 'lacking.length === 0',
    tests: 'test/cli/env-file.test.ts',
  },
  {
    file: 'src/cli/publish/unpublished.ts',
    from: 'if (party_id !== EXAMPLE_PARTY) return undefined;',
    to: 'return undefined;',
    tests: 'test/cli/unpublished.test.ts test/packages/init/example.test.ts',
  },
  {
    file: 'src/cli/publish/find-wrangler.ts',
    from: '(?!\\s*(?:#|\\/\\/))',
    to: '',
    tests: 'test/packages/init/statuses.test.ts',
  },
  {
    file: 'packages/init/repository/example-network.ts',
    from: '`\\u{FEFF}${',
    to: '`${',
    tests: 'test/packages/init/every-country.test.ts',
  },
  {
    file: '.github/scripts/elsewhere.sh',
    from: 'BASE=$(git merge-base "$BASE" HEAD)',
    to: 'BASE=HEAD',
    tests: 'test/packages/init/code-hosts.test.ts',
  },
];

export const MUTANTS: readonly Mutant[] = [
  ...HEART,
  ...HOSTS,
  ...EDGE,
  ...BUILD,
  ...SOURCES,
  ...DATA,
  ...OWNERS_FILES,
  ...STORES,
  ...FEEDERS,
  ...DEMANDS,
  {
    file: 'packages/check-page/page/table.ts',
    from: 'inUtf8 === undefined ? form.codePage : undefined',
    to: 'form.codePage',
    tests: 'test/packages/check-page/page/write-cells.test.ts',
  },
  {
    file: 'packages/check-page/page/fetch-pasted.ts',
    from: 'if (next.origin !== first.origin)',
    to: 'if (false)',
    tests: 'test/packages/check-page/page/fetch-pasted.test.ts',
  },
  {
    file: 'packages/check-page/page/taken-files.ts',
    from: "name !== '' && name !== '.' && name !== '..'",
    to: "name !== ''",
    tests: 'test/packages/check-page/page/taken-files.test.ts',
  },
  {
    file: 'packages/check-page/engine/check.ts',
    from: 'settings === undefined ? [] : unaskedTables(settings)',
    to: '[]',
    tests: 'test/packages/check-page/fixtures.test.ts',
  },
  {
    file: 'packages/datex2/prices/first-fit.ts',
    from: 'ofDay.find((region)',
    to: 'ofDay.findLast((region)',
    tests: 'test/packages/datex2/prices.test.ts',
  },
  {
    file: 'packages/datex2/prices/rate.ts',
    from: "dimension === 'PARKING_TIME' ? BLOCKING : undefined",
    to: 'undefined',
    tests: 'test/packages/datex2/prices.test.ts',
  },
  {
    file: 'packages/datex2/mapping/sources.ts',
    from: '=> evse_id ?? uid',
    to: '=> uid',
    tests: 'test/packages/datex2/said.test.ts',
  },
  {
    file: 'packages/datex2/mapping/station.ts',
    from: "services === undefined ? extended('unknown') : known",
    to: 'known',
    tests: 'test/packages/datex2/said.test.ts',
  },
  {
    file: 'packages/datex2/live/stepped.ts',
    from: 'withTime(await stored.read(path, 0), head.last_updated)',
    to: 'await stored.read(path, 0)',
    tests: 'test/packages/datex2/live-statuses.test.ts',
  },
  ...DOOR,
];
