/** For tests: a live network in memory, fed by live steps. */

import { startAssertion } from '../../../src/contract/assert-conforms.ts';
import { directoryHost, toResponse } from '../../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Host } from '../../../src/edge/rule/host.ts';
import type { BuiltHead } from '../../../src/live/publish/head-of-build.ts';
import type { Head, LiveSnapshot } from '../../../src/live/step/head-in-store.ts';
import { type LiveChange, liveStep, type StatusesNow, type StepContext } from '../../../src/live/step/live-step.ts';
import type { OcpiVersion } from '../../../src/ocpi/enums.ts';
import type { Location } from '../../../src/ocpi/types.ts';
import { readList, SnapshotDamaged } from '../../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { STEPS } from '../../support/companions.ts';

/** What is published, and everything that was: nothing is removed. */
export class LiveNetwork {
  readonly files = new Map<string, Uint8Array>();
  snapshot: LiveSnapshot;

  constructor(built: BuiltHead) {
    this.snapshot = this.publish(built);
  }

  /** A build, or a step, was published. */
  publish({ head, statuses, files, base }: Omit<LiveChange, 'changed'> & { readonly base: LiveSnapshot['base'] }) {
    for (const [path, bytes] of files) this.files.set(path, bytes);
    this.snapshot = { head, base, statuses, read: (path) => this.read(path) };
    return this.snapshot;
  }

  async step(now: StatusesNow, at: Pick<StepContext, 'publishedAt' | 'builtAt'>): Promise<LiveChange | undefined> {
    const { base } = this.snapshot;
    const context = { ...at, expires: at.publishedAt + 60_000, generator: 'test', program: 'test' };
    const change = await liveStep(this.snapshot, now, { steps: STEPS, ...context });
    if (change) this.publish({ ...change, base });
    this.judge();
    return change;
  }

  /** Holds each Location against schemas/ocpi alone: its tariffs are not looked at. */
  judge(): void {
    for (const [version, { locations }] of Object.entries(this.snapshot.head.by_version)) {
      const assertion = startAssertion(version as OcpiVersion);
      const { index, bytes } = readList(locations, (path) => this.files.get(path));
      for (let i = 0; i < index.objects; i++) assertion.location(JSON.parse(bytes(i).toString()) as Location);
    }
  }

  /** Answers at a time, in ms since 1970, with nothing in memory. */
  ask(now: number): (path: string) => Promise<Response> {
    return asker(
      siteHost((path) => (path === MANIFEST_PATH ? bytesOf(this.snapshot.head) : this.files.get(path))),
      now,
    );
  }

  private async read(path: string): Promise<Uint8Array> {
    const bytes = this.files.get(path);
    if (bytes === undefined) throw new SnapshotDamaged(`${path} is missing`);
    return bytes;
  }
}

function bytesOf(head: Head): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(head));
}

function siteHost(fileAt: (path: string) => Uint8Array | undefined): Host {
  const read = async (path: string) => {
    const bytes = fileAt(path);
    return bytes && new Uint8Array(bytes).buffer;
  };
  return {
    ...directoryHost('/nowhere'),
    read,
    has: async (path) => fileAt(path) !== undefined,
    open: async (path) => {
      const bytes = await read(path);
      return bytes && (new Blob([bytes]).stream() as ReadableStream<Uint8Array>);
    },
  };
}

function asker(host: Host, now: number): (path: string) => Promise<Response> {
  return async (path) => toResponse(await answerRequest(new Request(`https://ocpi.test${path}`), host, now));
}
