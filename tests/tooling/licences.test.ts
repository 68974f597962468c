import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesText } from '../../tooling/licences.ts';

const LOCK = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const TEXT = readFileSync('docs/licences.md', 'utf8');

/** Licences that ask for nothing but their own text to be passed on. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', '(MIT OR Apache-2.0)'],
];

/** Others, each with the packages that somebody has looked at. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  // Asks for changes of its own files alone; it makes styles smaller in a build.
  'MPL-2.0': ['lightningcss'],
};

test('The list of licences is that of the lock file: "npm run licences" writes it.', () => {
  expect(TEXT).toBe(licencesText(LOCK));
});

test('Every package that is always installed is permissive, or somebody has looked at it.', () => {
  const [everywhere = ''] = TEXT.split('## Optional');
  const sections = everywhere.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(3);
  const others = sections.flatMap((section) => {
    const [licence = '', , names = ''] = section.split('\n');
    const known = LOOKED_AT[licence] ?? [];
    const unknown = names.split(', ').filter((name) => !known.includes(name.replaceAll('**', '')));
    return PERMISSIVE.includes(licence) || unknown.length === 0 ? [] : [`${licence}: ${unknown.join(', ')}`];
  });
  expect(others).toEqual([]);
});

test('A list names direct packages in bold, each once, and leaves out what only development needs.', () => {
  const text = licencesText({
    packages: {
      '': { dependencies: { pg: '^8.0.0' } },
      'node_modules/pg': { license: 'MIT' },
      'node_modules/zod/node_modules/pg': { license: 'MIT' },
      'node_modules/@types/pg': { license: 'MIT', dev: true },
      'node_modules/sharp': { license: 'Apache-2.0', devOptional: true },
      'node_modules/ieee': { license: 'ISC' },
      'node_modules/pg-types': { license: 'MIT' },
      'node_modules/@img/libvips': { license: 'LGPL-3.0-or-later', optional: true },
      'node_modules/@img/binding': { optional: true },
    },
  });
  expect(text).toContain('## MIT\n\n**pg**, pg-types\n\n## ISC\n\nieee\n\n## Optional');
  expect(text).toContain(
    '| Apache-2.0 | sharp |\n| LGPL-3.0-or-later | @img/libvips |\n| not said in its package | @img/binding |\n',
  );
  expect(text).not.toMatch(/@types/);
});
