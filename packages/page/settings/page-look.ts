/** The setting `page` of network.json: how the page for drivers looks. */

import * as z from 'zod';
import { isOwnPicture, quoted, read, unreadable } from '../../../src/cells/index.ts';
import { asCell, type SettingCode } from '../../../src/settings/index.ts';
import { type CellType, cellType } from '../../../src/tables/index.ts';
import { pageColour } from './page-colour.ts';

/** Only a picture of one's own: any other host would see who looks at the page. */
function ownLogo(): CellType<string, SettingCode> {
  return cellType<string, SettingCode>(
    (text) =>
      isOwnPicture(text)
        ? read(text)
        : unreadable(
            `${quoted(text)} is not a picture in data/images/.`,
            'Put the logo into data/images/, and write images/ and the name of the file, such as images/logo.svg.',
          ),
    {
      code: 'invalid-setting',
      form: 'images/ and the name of a file in data/images/',
      json: { pattern: '^\\s*images/[A-Za-z0-9][\\w.-]{0,99}\\s*$' },
    },
  );
}

export const pageLook = z.strictObject({
  logo: asCell(ownLogo())
    .optional()
    .meta({
      description:
        'Logo at the top of the page: images/ and the name of a file in data/images/. Without it, the logo of the operator, if that lies there too. Scripts in an SVG never run.',
      examples: ['images/logo.svg'],
    }),
  colour: asCell(pageColour())
    .optional()
    .meta({
      description:
        'Colour of links and of the main buttons. It must be dark enough to be read on light backgrounds; on dark ones the page takes a lighter shade of it.',
      examples: ['#0a6847'],
    }),
});
