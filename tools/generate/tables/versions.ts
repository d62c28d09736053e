/** The tables of docs/versions.md: what each version of OCPI brought, from the one list of it. */

import { NEW_IN_VERSION } from '../../../src/ocpi/version-differences.ts';
import { code, table } from '../markdown.ts';

export function versionTable(): string {
  const rows = Object.entries(NEW_IN_VERSION).flatMap(([version, { fields, plugs, values }]) => [
    ...Object.entries(fields).flatMap(([object, names]) =>
      names.length === 0
        ? []
        : [
            [
              version,
              `${NAMES[object as keyof typeof NAMES]}: ${names.map(code).join(', ')}`,
              'The field is left out.',
            ],
          ],
    ),
    [version, `Plugs and currents: ${plugs.map(code).join(', ')}`, LEFT_OUT_PLUG],
    [
      version,
      `Capabilities and restrictions: ${values.map(code).join(', ')}`,
      'The value is left out, and the field if it has no other.',
    ],
  ]);
  return table(['New in', 'What', 'In older versions'], rows);
}

const NAMES = { location: 'Location', evse: 'EVSE', connector: 'Connector' } as const;

const LEFT_OUT_PLUG = 'The connector is left out, and its EVSE if it has no other.';
