/**
 * What is plugged in: the one file of src/ that names packages. A package leaves with its folder and its lines here.
 *
 * The order is that of the files of a build: copies say what others list.
 */

import { afir, commands as ofAfir } from '../../packages/afir/index.ts';
import { apiDocs } from '../../packages/api-docs/index.ts';
import { checkPage } from '../../packages/check-page/index.ts';
import { copies } from '../../packages/copies/index.ts';
import { imports, commands as ofImport } from '../../packages/import/index.ts';
import { commands as ofInit } from '../../packages/init/index.ts';
import { page } from '../../packages/page/index.ts';
import { commands as ofProbe } from '../../packages/probe/index.ts';
import type { Companion } from '../publish/companion.ts';

export const COMPANIONS: readonly Companion[] = [copies, page, checkPage, apiDocs, afir, imports];

/** Commands of packages that people meet before those of the core. */
export const FIRST_COMMANDS = {
  ...ofInit,
};

export const OTHER_COMMANDS = {
  ...ofAfir,
  ...ofImport,
  ...ofProbe,
};
