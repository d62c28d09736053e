/**
 * Parses an object of a published snapshot. The names of its files prove that it arrived as it was sent, but not who sent
 * it: the site may be somebody else's by now. So the members that carrying forward reads are validated here. The rest is
 * asserted before it is published.
 */

import * as z from 'zod';
import type { Location, Tariff } from '../../ocpi/types.ts';
import { SnapshotDamaged } from '../../snapshot/read-snapshot.ts';

const id = z.string().regex(/^[ -~]{1,36}$/);
const dateTime = z.iso.datetime();

const connector = z.looseObject({ id, tariff_ids: z.array(id).optional(), last_updated: dateTime });
const evse = z.looseObject({ uid: id, status: z.string(), connectors: z.array(connector), last_updated: dateTime });
const place = z.looseObject({ latitude: z.string(), longitude: z.string() });

/** The members of a Location or a Tariff that carrying forward reads. */
const published = z.looseObject({
  id,
  coordinates: place.optional(),
  evses: z.array(evse).optional(),
  start_date_time: dateTime.optional(),
  end_date_time: dateTime.optional(),
  last_updated: dateTime,
});

/** @throws SnapshotDamaged */
export function readPublished(text: string): Location | Tariff {
  try {
    const object = JSON.parse(text) as Location | Tariff;
    if (published.safeParse(object).success) return object;
  } catch {
    // Not even JSON.
  }
  throw new SnapshotDamaged('an object in it is not valid OCPI');
}
