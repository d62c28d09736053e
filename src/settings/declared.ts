/** What a companion declares for network.json and for reports (its declares.ts): no Node, and nothing of what it makes. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import type { HeaderRule } from '../stored-format/header-rules.ts';
import type { SoundSettings } from './known-settings.ts';
import type { DeclaredSettings, Settings } from './settings.ts';
import type { JsonText } from './settings-json.ts';

export interface Declared extends DeclaredSettings {
  /** The folder of its package. */
  readonly name: string;
  /** What is hardly right in their values. @param pictures what of data/images/ is published; without it, nobody looks */
  readonly aboutSettings?: (
    document: JsonText,
    known: SoundSettings,
    pictures: ReadonlySet<string> | undefined,
  ) => readonly Finding[];
  /** Its finding codes, each group under a heading of docs/findings.md. */
  readonly findings?: readonly FindingGroup[];
  readonly headers?: DeclaredHeaders;
  /** Paths of its plain files that change with a status, in which `*` stands for any characters. */
  readonly stepped?: readonly string[];
  /** The plain files of these settings that other programs are led to. */
  readonly listed?: (settings: Settings) => readonly ListedFile[];
}

/** Finding codes with their heading. */
export interface FindingGroup {
  readonly title: string;
  /** Whether a check of data finds them, so that waivers may name them; others are those of an import. */
  readonly ofData: boolean;
  readonly entries: Entries;
}

/** What its plain files are answered with (src/snapshot/headers-file.ts). Paths are patterns of `_headers`. */
interface DeclaredHeaders {
  /** Files that anybody's page may read; with the licence, where they are the data itself or describe it. */
  readonly open?: (settings: Settings) => readonly { readonly path: string; readonly isLicensed?: boolean }[];
  /** Files with a hash in their names. */
  readonly hashed?: readonly string[];
  /** Other rules. */
  readonly rules?: readonly HeaderRule[];
  /** Hosts that browsers may ask. */
  readonly connects?: (settings: Settings) => readonly string[];
}

/** A plain file of the site for people and programs. */
export interface ListedFile {
  /** Stable, for programs. */
  readonly name: string;
  /** Below the root of the site, with a leading slash. */
  readonly path: string;
  readonly title: string;
  readonly format: string;
  readonly mediaType: string;
}
