/** Versions of OCPI as people write them in one text (`2.2, 2.2.1`), and as the line of network.json that publishes them. */

import { OCPI_VERSION, type OcpiVersion } from '../ocpi/enums.ts';

/** What is published where nobody says anything else. */
export const USUAL_VERSIONS: readonly OcpiVersion[] = ['2.2'];

/** What a text that names no versions, or others, should be. */
export const VERSIONS_FORM = `Write one or more of ${OCPI_VERSION.join(', ')}, with commas between them.`;

/** Oldest first, each once. Undefined if the text names none, or one that does not exist. */
export function versionsIn(text: string): readonly OcpiVersion[] | undefined {
  const named = new Set(text.split(/[\s,|]+/).filter((one) => one !== ''));
  const versions = OCPI_VERSION.filter((one) => named.has(one));
  return versions.length === named.size && versions.length > 0 ? versions : undefined;
}

/** `"versions": ["2.2", "2.2.1"]` */
export function versionsLine(versions: readonly OcpiVersion[]): string {
  return `"versions": [${versions.map((one) => `"${one}"`).join(', ')}]`;
}
