/**
 * An object of a snapshot from elsewhere. Its names say that it arrived as it was sent, not who sent it: the site may be
 * somebody else's by now. So what following reads of an object is looked at before; the rest is judged when it is published.
 */

import { z } from 'zod';
import type { Location, Tariff } from '../../ocpi/types.ts';
import { SnapshotDamaged } from '../snapshot/read-snapshot.ts';

const id = z.string().regex(/^[ -~]{1,36}$/);
const moment = z.iso.datetime();

const connector = z.looseObject({ id, tariff_ids: z.array(id).optional(), last_updated: moment });
const evse = z.looseObject({ uid: id, status: z.string(), connectors: z.array(connector), last_updated: moment });
const place = z.looseObject({ latitude: z.string(), longitude: z.string() });

/** What a Location and a Tariff have in common as far as following goes. */
const published = z.looseObject({
  id,
  coordinates: place.optional(),
  evses: z.array(evse).optional(),
  start_date_time: moment.optional(),
  end_date_time: moment.optional(),
  last_updated: moment,
});

/** The object of a text. @throws SnapshotDamaged */
export function readPublished(text: string): Location | Tariff {
  try {
    const object = JSON.parse(text) as Location | Tariff;
    if (published.safeParse(object).success) return object;
  } catch {
    // Not even JSON.
  }
  throw new SnapshotDamaged('an object in it is not as OCPI has it');
}
