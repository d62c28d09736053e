/**
 * How a report writes an EVSE, its status and a time: as the table `status` does (tables/declarations/status.ts), but without its
 * declaration, because a Worker reads reports too, and should not have to load all that tables need.
 */

import { readId } from '../../cells/texts/ids.ts';
import { parseTimestamp } from '../../cells/times/timestamp.ts';
import { STATUS_WORDS } from '../../cells/words/status-words.ts';
import { readOneOf } from '../../cells/words/vocabulary.ts';
import type { Notation } from '../../cells/written.ts';
import type { Status } from '../../ocpi/enums.ts';

export const UID: Notation<string> = { read: (text) => readId(text, 36) };
export const STATUS_OF_EVSE: Notation<Status> = { read: (text) => readOneOf(STATUS_WORDS, text) };
export const TIME: Notation<number> = { read: parseTimestamp, example: '2026-11-21T14:30:00Z' };
