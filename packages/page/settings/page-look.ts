/** The setting `page` of network.json: how the page for drivers looks. */

import * as z from 'zod';
import { isOwnPicture } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import { textsLike } from '../../../src/tables/index.ts';
import { pageColour } from './page-colour.ts';

/** Only a picture of one's own: any other host would see who looks at the page. */
function ownLogo() {
  return textsLike(/^\s*images\/[A-Za-z0-9][\w.-]{0,99}\s*$/, {
    ...{ code: 'invalid-setting', what: clause`a picture in data/images/` },
    form: 'images/ and the name of a file in data/images/',
    hint: 'Put the logo into data/images/, and write images/ and the name of the file, such as {example}.',
    toValue: (text) => (isOwnPicture(text) ? text : undefined),
  });
}

export const pageLook = z.strictObject({
  logo: ownLogo()
    .optional()
    .meta({
      description:
        'Logo at the top of the page: images/ and the name of a file in data/images/. Without it, the logo of the operator, if that lies there too. Scripts in an SVG never run.',
      examples: ['images/logo.svg'],
    }),
  colour: pageColour()
    .optional()
    .meta({
      description:
        'Colour of links and of the main buttons. It must be dark enough to be read on light backgrounds; on dark ones the page takes a lighter shade of it.',
      examples: ['#0a6847'],
    }),
});
