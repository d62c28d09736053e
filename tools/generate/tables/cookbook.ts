/** The recipes of docs/cookbook.md, for a network at an example address. */

import { recipesFor } from '../../../src/people/api-docs/cookbook/cookbook.ts';
import type { ExampleLanguage } from '../../../src/people/api-docs/cookbook/recipe.ts';
import { ALL_COPIES } from '../../../src/people/copies/feeds.ts';

const FENCES: Readonly<Record<ExampleLanguage, string>> = { curl: 'sh', JavaScript: 'js', Python: 'python' };

export function recipes(): string {
  const sections = recipesFor({ base: 'https://ocpi.example.com', version: '2.2', copies: ALL_COPIES }).map(
    ({ title, about, examples }) => {
      const programs = examples.map(
        ({ language, code }) => `${language}:\n\n\`\`\`${FENCES[language]}\n${code}\n\`\`\``,
      );
      return `## ${title}\n\n${about}\n\n${programs.join('\n\n')}`;
    },
  );
  return sections.join('\n\n');
}
