/** The texts of the check page in one language: those of en.ts, with the plurals that the language has. */

import type { Translated } from '../../page/words/messages.ts';
import type { checkEn } from './en.ts';

export type CheckMessages = Translated<typeof checkEn>;
