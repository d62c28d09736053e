/** A recipe of the cookbook: something that people want to know, and how to get it in several languages. */

import type { CopyFile } from '../../copies/feeds.ts';

export interface Recipe {
  /** Names it in links: `/docs/cookbook/#nearest`. */
  readonly id: string;
  readonly title: string;
  /** What to know about it, in sentences with `code`. */
  readonly about: string;
  readonly examples: readonly Example[];
}

export type ExampleLanguage = 'curl' | 'JavaScript' | 'Python';

/** A program as it is: a test runs each against a running edge and reads what it prints. */
export interface Example {
  readonly language: ExampleLanguage;
  readonly code: string;
}

/** What the programs say of one network. */
export interface Kitchen {
  readonly base: string;
  /** Of OCPI. */
  readonly version: string;
  /** The plain files that there are. */
  readonly copies: readonly CopyFile[];
}

/** The code of an example, without the line break at its beginning and its end. */
export function example(language: ExampleLanguage, code: string): Example {
  return { language, code: code.trim() };
}

/** JavaScript that reads all Locations, whatever the size of a page. */
export function everyLocationInJavaScript({ base, version }: Kitchen): string {
  return `
async function everyLocation() {
  const locations = [];
  for (let url = '${base}/api/ocpi/${version}/locations'; url; ) {
    const answer = await fetch(url);
    locations.push(...(await answer.json()).data);
    url = answer.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return locations;
}`;
}

/** The same in Python. It needs json, re and urlopen. */
export function everyLocationInPython({ base, version }: Kitchen): string {
  return `
def every_location():
    url = '${base}/api/ocpi/${version}/locations'
    while url:
        with urlopen(url) as answer:
            yield from json.load(answer)['data']
            link = re.search(r'<([^>]+)>; rel="next"', answer.headers.get('Link', ''))
        url = link and link[1]`;
}
