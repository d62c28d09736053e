/** What a companion adds to the settings of network.json. */

import type * as z from 'zod';

export interface DeclaredSettings {
  /** Its settings, by name. */
  readonly settings?: z.ZodRawShape;
  /** Names that `profiles` of network.json may have. */
  readonly profiles?: readonly DeclaredProfile[];
}

export interface DeclaredProfile {
  readonly name: string;
  /** Whose demands: `the EU, Article 20 of AFIR`. */
  readonly about: string;
}
