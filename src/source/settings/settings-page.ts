/** Writes docs/network-json.md, for people who set up a network, from the declaration of the settings. */

import { networkSchema, type SettingSchema } from './network-schema.ts';

/** A group of settings: the whole file, or the value of one setting. */
interface Group {
  /** Its name in the file, such as `operator.logo` or `status_sources[]`; empty for the whole file. */
  readonly path: string;
  readonly schema: SettingSchema;
}

/** The whole page in Markdown. */
export function settingsPage(): string {
  const [whole, ...groups] = groupsIn({ path: '', schema: networkSchema() });
  return `# network.json

Every setting. \`npm run generate\` writes this page from \`src/source/settings/\`; do not edit it here.

\`network.json\` lies in the data directory, beside the tables. It is JSON: names and texts stand in quotation marks, numbers and
\`true\` or \`false\` do not, and there is a comma between two settings. Only \`country_code\` and \`party_id\` are required; a row of a
table can override what is a default there. A setting that does not exist is an error, and the check says which one you may have meant.

${table(whole)}
${groups.map((group) => `## ${group.path}\n\n${group.schema.description ?? ''}\n\n${table(group)}`).join('\n')}`;
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
  const { items, description } = schema;
  if (items?.properties === undefined) return undefined;
  return { path: `${path}[]`, schema: { ...(description === undefined ? {} : { description }), ...items } };
}

function table({ path, schema }: Group = { path: '', schema: {} }): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, setting]) => {
    const group = groupOf(path === '' ? name : `${path}.${name}`, setting);
    const isRequired = schema.required?.includes(name) === true;
    const cells = [
      `\`${name}\``,
      isRequired ? 'yes' : 'no',
      setting.description ?? '',
      group === undefined ? formOf(setting) : `[${group.path}](#${anchorOf(group.path)})`,
      isRequired || setting.default === undefined ? '' : written(setting.default),
      setting.examples?.[0] === undefined ? '' : written(setting.examples[0]),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `| Setting | Required | What it says | Value | Default | Example |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
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
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
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
  return `\`${JSON.stringify(value)}\``;
}

/** Of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\w -]/g, '');
}
