/** `probe`: crawls an OCPI server, ours or anyone else's, and reports how well it keeps to OCPI. */

import { setTimeout as pause } from 'node:timers/promises';
import {
  defineCommand,
  type ExitCode,
  type FindingsFormat,
  type Terminal,
  tokenHere,
  toWhole,
  UsageError,
} from '../../../src/command/index.ts';
import { formatCount, Secrets, visible } from '../../../src/findings/index.ts';
import { OCPI_VERSION } from '../../../src/ocpi/index.ts';
import { openConnection } from '../../../src/sources/index.ts';
import type { ProbeOptions } from './checks/context.ts';
import { CouldNotRun } from './checks/versions.ts';
import { sendOnSocket } from './http/socket.ts';
import { printReport, printReportJson } from './print-report.ts';
import { printServerScorecard, printServerScorecardJson } from './print-scorecard.ts';
import { type ProbeReport, probe as probeServer } from './probe.ts';
import { probeScorecard, type ServerScorecard } from './probe-scorecard.ts';

/** The options as they were written. */
export interface ProbeArguments {
  readonly url: string;
  readonly token?: string | undefined;
  readonly version?: string | undefined;
  readonly format: FindingsFormat;
  /** Whether it is asked for its scorecard, and not for its faults. */
  readonly afir?: boolean;
  readonly limit?: string | undefined;
  readonly 'max-requests': string;
  readonly timeout: string;
  readonly 'max-bytes': string;
}

/** Exit code 1 if a check failed. The token is in nothing that is told. @throws UsageError if the server cannot be probed at all */
export async function runProbe(written: ProbeArguments, terminal: Terminal): Promise<ExitCode> {
  const { format } = written;
  if (format === 'github') throw new UsageError('probe takes --format text or json.');
  const options = toOptions(written);
  const secrets = new Secrets(options.token === undefined ? [] : [options.token]);
  terminal.note(`probing ${options.url.href} with at most ${formatCount(options.maxRequests, 'request')}`);
  const connection = openConnection();
  try {
    const dependencies = { send: connection.send, sendOnSocket, now: Date.now, pause };
    if (written.afir) {
      const read = withoutSecrets(await probeScorecard(options, dependencies), secrets);
      terminal.out(format === 'json' ? printServerScorecardJson(read) : printServerScorecard(read));
      return 0;
    }
    const report = withoutSecrets(await probeServer(options, dependencies), secrets);
    terminal.out(format === 'json' ? printReportJson(report) : printReport(report, { colour: terminal.colour }));
    return report.results.some(({ result }) => result === 'fail') ? 1 : 0;
  } catch (error) {
    if (error instanceof CouldNotRun)
      throw new UsageError(secrets.clear(error.message).split('\n').map(visible).join('\n'));
    throw error;
  } finally {
    connection.close();
  }
}

/** Servers repeat tokens, and reports are sent to others. */
function withoutSecrets<R extends ProbeReport | ServerScorecard>(report: R, secrets: Secrets): R {
  return JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? secrets.clear(value) : value,
  ) as R;
}

function toOptions(written: ProbeArguments): ProbeOptions {
  const version = OCPI_VERSION.find((known) => known === written.version);
  if (written.version !== undefined && version === undefined)
    throw new UsageError(`--version must be one of ${OCPI_VERSION.join(', ')}, not "${written.version}".`);
  const count = (name: 'limit' | 'max-requests' | 'max-bytes') => toCount(name, written[name] ?? '');
  return {
    url: toUrl(written.url),
    token: written.token,
    version,
    limit: written.limit === undefined ? undefined : count('limit'),
    maxRequests: count('max-requests'),
    timeout: 1000 * toCount('timeout', written.timeout),
    maxBytes: count('max-bytes'),
  };
}

function toUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    throw new UsageError(`probe needs a URL with http:// or https://, such as https://example.com, not "${text}".`);
  return url;
}

/** The longest timer in Node is 2^31 ms, so this is the most for a time in s. No count needs more either. */
const MOST = 2_000_000;

function toCount(name: string, text: string): number {
  return toWhole(`--${name}`, text, { least: 1, most: name === 'max-bytes' ? 1_000_000_000 : MOST });
}

export const command = defineCommand({
  name: 'probe',
  summary: "Crawl an OCPI server, ours or anyone else's, and report how well it keeps to OCPI.",
  arguments: [{ name: 'URL', summary: 'The URL of the server, or of its list of versions.' }],
  options: {
    version: { choices: OCPI_VERSION, summary: 'Probe this OCPI version; by default the highest one of the server.' },
    'token-env': {
      value: 'NAME',
      summary: 'Send the token in this environment variable with every request; without it, none is sent.',
    },
    format: { choices: ['text', 'json'], default: 'text', summary: 'How to print the report.' },
    afir: { summary: 'Count instead which of the 37 items of AFIR its locations have; a low share is no failure.' },
    limit: { value: 'N', summary: 'Ask for pages of this many objects.' },
    'max-requests': { value: 'N', default: '2000', summary: 'Send at most this many requests.' },
    timeout: { value: 'SECONDS', default: '30', summary: 'Wait at most this long for an answer.' },
    'max-bytes': { value: 'N', default: '100000000', summary: 'Read at most this many bytes of an answer.' },
  },
  examples: [
    'https://ocpi.example.com',
    'https://ocpi.example.com --version 2.2.1 --token-env OCPI_TOKEN --format json',
    'https://ocpi.example.com --afir',
  ],
  run: async ({ values: { 'token-env': name, ...values }, operands: [url = ''], environment }, terminal) => {
    const token = name === undefined ? undefined : await tokenHere(environment, name);
    return runProbe({ ...values, token, url }, terminal);
  },
});
