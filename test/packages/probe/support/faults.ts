/** One fault after the other that real servers have, each with the check that must notice it. */

import type { CheckId } from '../../../../packages/probe/src/results/check-catalogue.ts';
import { LIST_FAULTS } from './faults-lists.ts';
import { OBJECT_FAULTS } from './faults-objects.ts';
import { WIRE_FAULTS } from './faults-wire.ts';
import type { Fault } from './server.ts';

export interface PlantedFault extends Fault {
  readonly name: string;
  /** The one check that fails, or warns, besides those of `also`. */
  readonly check: CheckId;
  readonly result?: 'fail' | 'warn';
  /** Other checks that fail of the same fault. */
  readonly also?: readonly CheckId[];
  /** Other checks that warn. */
  readonly warns?: readonly CheckId[];
  /** Checks that a server with this fault gives no occasion for. */
  readonly inapplicable?: readonly CheckId[];
  /** What the evidence must say. */
  readonly says: RegExp;
}

export const FAULTS: readonly PlantedFault[] = [...LIST_FAULTS, ...OBJECT_FAULTS, ...WIRE_FAULTS];
