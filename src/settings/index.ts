/** What packages may use of this room. */

export { commentedSettings } from './commented-settings.ts';
export type { Declared, ListedFile } from './declared.ts';
export { EXAMPLE_PARTY } from './example-party.ts';
export { finding } from './finding-codes.ts';
export type { SoundSettings } from './known-settings.ts';
export { withSettings } from './named-files.ts';
export { networkName } from './network.ts';
export { readSettings } from './read-settings.ts';
export { setting } from './setting.ts';
export { aboutSettingOf } from './setting-findings.ts';
export { deadLinks, missingPictures } from './setting-values.ts';
export type { Settings } from './settings.ts';
export type { JsonText } from './settings-json.ts';
export { USUAL_VERSIONS, VERSIONS_FORM, versionsIn, versionsLine } from './versions.ts';
export { textOfSettings } from './write-settings.ts';
