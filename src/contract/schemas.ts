/**
 * The published contract: the JSON Schema files of `schemas/ocpi/`, unchanged, in no particular order. They refer to each
 * other by file name, so compiling one needs all.
 */

import classes from '../../schemas/ocpi/classes.json' with { type: 'json' };
import classesOf230 from '../../schemas/ocpi/classes-2.3.0.json' with { type: 'json' };
import connectorOf221 from '../../schemas/ocpi/connector-2.2.1.json' with { type: 'json' };
import connectorOf22 from '../../schemas/ocpi/connector-2.2.json' with { type: 'json' };
import connectorOf230 from '../../schemas/ocpi/connector-2.3.0.json' with { type: 'json' };
import enums from '../../schemas/ocpi/enums.json' with { type: 'json' };
import enumsOf230 from '../../schemas/ocpi/enums-2.3.0.json' with { type: 'json' };
import envelope from '../../schemas/ocpi/envelope.json' with { type: 'json' };
import evseOf221 from '../../schemas/ocpi/evse-2.2.1.json' with { type: 'json' };
import evseOf22 from '../../schemas/ocpi/evse-2.2.json' with { type: 'json' };
import evseOf230 from '../../schemas/ocpi/evse-2.3.0.json' with { type: 'json' };
import limitsOf22 from '../../schemas/ocpi/limits-2.2.json' with { type: 'json' };
import locationOf221 from '../../schemas/ocpi/location-2.2.1.json' with { type: 'json' };
import locationOf22 from '../../schemas/ocpi/location-2.2.json' with { type: 'json' };
import locationOf230 from '../../schemas/ocpi/location-2.3.0.json' with { type: 'json' };
import locationsResponseOf221 from '../../schemas/ocpi/locations-response-2.2.1.json' with { type: 'json' };
import locationsResponseOf22 from '../../schemas/ocpi/locations-response-2.2.json' with { type: 'json' };
import locationsResponseOf230 from '../../schemas/ocpi/locations-response-2.3.0.json' with { type: 'json' };
import tariff from '../../schemas/ocpi/tariff.json' with { type: 'json' };
import tariffOf230 from '../../schemas/ocpi/tariff-2.3.0.json' with { type: 'json' };
import tariffsResponse from '../../schemas/ocpi/tariffs-response.json' with { type: 'json' };
import tariffsResponseOf230 from '../../schemas/ocpi/tariffs-response-2.3.0.json' with { type: 'json' };
import types from '../../schemas/ocpi/types.json' with { type: 'json' };
import versionDetailsResponse from '../../schemas/ocpi/version-details-response.json' with { type: 'json' };
import versionsResponse from '../../schemas/ocpi/versions-response.json' with { type: 'json' };

/** Every schema file; its `$id` is its file name. */
export const SCHEMAS: readonly { $id: string }[] = [
  types,
  enums,
  classes,
  connectorOf221,
  evseOf221,
  locationOf221,
  limitsOf22,
  connectorOf22,
  evseOf22,
  locationOf22,
  tariff,
  envelope,
  versionsResponse,
  versionDetailsResponse,
  locationsResponseOf22,
  locationsResponseOf221,
  tariffsResponse,
  classesOf230,
  connectorOf230,
  enumsOf230,
  evseOf230,
  locationOf230,
  locationsResponseOf230,
  tariffOf230,
  tariffsResponseOf230,
];
