/** Why a build that needs its history ends without it, and what to do. */

export interface PartyChange {
  /** Such as NL*EXA. */
  readonly before: string;
  readonly now: string;
}

export interface WhyNoHistory {
  readonly why: string;
  /** If it is the snapshot of another party. */
  readonly party?: PartyChange;
}

/** The requested history cannot be read, or a publication would lose its history. A usage error. */
export class NoHistory extends Error {
  constructor({ why, party }: WhyNoHistory) {
    super(party === undefined ? unreadable(why) : foreign(why, party));
  }
}

function unreadable(why: string): string {
  return (
    `${why}, so what was published before is unknown. Nothing was written. ` +
    'Try again later, or pass --previous none to go on without a history: everything then counts as changed now.'
  );
}

function foreign(why: string, { before, now }: PartyChange): string {
  return (
    `${why}, and this network is ${now}. Nothing was written. If the place is wrong, correct base_url or --previous. ` +
    `If this network takes its place, or the operator changed its country_code or party_id, pass --previous none. ` +
    `Clients then get everything as new objects of ${now}. They keep those of ${before}, so tell them that these are gone.`
  );
}

/** The snapshot in the place was built for another base_url. Only a person knows whether it is the same publication. */
export class AddressChanged extends Error {
  constructor(out: string, from: string, to: string) {
    super(
      `${out} was built for ${from}, and this build is for ${to}, where no snapshot could be read. Nothing was written. ` +
        `If the same network moved to the new URL, pass --previous ${out} to keep its history: what did not change keeps ` +
        'its last_updated, and what left the tables stays as REMOVED. To start without a history, pass --previous none: everything then counts as changed now.',
    );
  }
}
