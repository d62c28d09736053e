/** The type of a rule: it declares its findings and looks for them in the joined tables. */

import type { Entries } from '../../findings/entry.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Dataset } from '../../source/load/join.ts';
import type { SoundSettings } from '../../source/settings/known-settings.ts';

export interface RuleInput {
  readonly dataset: Dataset;
  readonly settings: SoundSettings;
  /** What of data/images/ is published, such as images/front.jpg; without it, nothing is. */
  readonly pictures?: ReadonlySet<string>;
  /** The time of the build, in ms since 1970. */
  readonly now: number;
}

export interface Rule {
  /** The heading of its findings in docs/findings.md. */
  readonly group: 'relations' | 'tariffs' | 'plausibility';
  readonly findings: Entries;
  readonly check: (input: RuleInput) => Iterable<Finding>;
}
