/** What packages may use of this room. */

export { isLocation, isTariff, listsIn } from './feeds/document-lists.ts';
export { type Document, type FetchedLists, fetchLists, type ListName } from './feeds/fetch-lists.ts';
export { at, isObject, type JsonObject } from './feeds/json-values.ts';
export { CouldNotFetch, type FetchLimits, shown } from './feeds/list-client.ts';
export { type Named, otherNames } from './feeds/names.ts';
export { hasKnownMember, withOcpiNames } from './feeds/names-of-columns.ts';
export { joinHeaders, openConnection } from './http/connection.ts';
export { decodeBody } from './http/decode-body.ts';
export { type Failure, isFailure, type Method, type Send, type WireAnswer } from './http/exchange.ts';
export { nextLink } from './http/link.ts';
export { errorInJson } from './status-formats/file-formats.ts';
export { STATUSES } from './status-formats/finding-codes.ts';
export { missingStatusFiles } from './statuses/status-files.ts';
export { unaskedTables } from './tables/asked-table.ts';
export { TABLE_SOURCES } from './tables/finding-codes.ts';
export { tryTables } from './tables/try-tables.ts';
