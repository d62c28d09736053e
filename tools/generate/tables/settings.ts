/** The tables of docs/network-json.md, from the declaration of the settings. */

import { code, table } from '../markdown.ts';
import { networkSchema, type SettingSchema } from '../schemas/network-schema.ts';

/** A group of settings: the whole file, or the value of one setting. */
interface Group {
  /** Its name in the file, such as `operator.logo` or `status_sources[]`; empty for the whole file. */
  readonly path: string;
  readonly schema: SettingSchema;
}

/** The settings of the whole file, and a section for each group of settings. */
export function settingSections(): string {
  const [whole, ...groups] = groupsIn({ path: '', schema: networkSchema() });
  // What a group is, the row says that leads to it.
  const sections = groups.map((group) => `## ${group.path}\n\n${settingTable(group)}`);
  return [settingTable(whole), ...sections].join('\n\n');
}

/** A group and those within it, in the order of the declaration. */
function groupsIn(group: Group): Group[] {
  const within = Object.entries(group.schema.properties ?? {}).flatMap(([name, schema]) => {
    const found = groupOf(group.path === '' ? name : `${group.path}.${name}`, schema);
    return found === undefined ? [] : groupsIn(found);
  });
  return [group, ...within];
}

/** The group that a setting holds, if it is one or a list of them. */
function groupOf(path: string, schema: SettingSchema): Group | undefined {
  if (schema.properties !== undefined) return { path, schema };
  return schema.items?.properties && { path: `${path}[]`, schema: schema.items };
}

function settingTable({ path, schema }: Group = { path: '', schema: {} }): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, setting]) => {
    const group = groupOf(path === '' ? name : `${path}.${name}`, setting);
    const isRequired = schema.required?.includes(name) === true;
    return [
      code(name),
      isRequired ? 'yes' : 'no',
      setting.description ?? '',
      group === undefined ? formOf(setting) : `[${group.path}](#${anchorOf(group.path)})`,
      isRequired || setting.default === undefined ? '' : written(setting.default),
      setting.examples?.[0] === undefined ? '' : written(setting.examples[0]),
    ];
  });
  return table(['Setting', 'Required', 'What it says', 'Value', 'Default', 'Example'], rows);
}

function formOf({
  type,
  enum: values,
  items,
  minimum,
  maximum,
  maxLength,
  additionalProperties,
}: SettingSchema): string {
  if (values !== undefined) return values.map(code).join(', ');
  switch (type) {
    case 'integer':
      return `whole number from ${minimum} to ${maximum}`;
    case 'number':
      return `number from ${minimum} to ${maximum}`;
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return items === undefined ? 'list' : `list of ${formOf(items)}`;
    case 'object':
      return typeof additionalProperties === 'object' ? `name and ${formOf(additionalProperties)}` : 'group';
    default:
      return maxLength === undefined ? 'text' : `text, up to ${maxLength} characters`;
  }
}

/** As it stands in the file. */
function written(value: unknown): string {
  return code(JSON.stringify(value));
}

/** Of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\w -]/g, '');
}
