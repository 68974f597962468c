import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, citationViolations } from './citations.ts';
import { textsOf } from './project-files.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every heading and link that a comment, a test or a document cites is there', () => {
  const texts = textsOf(['src', 'host', 'operator', 'editor', 'build', 'tooling', 'bench', 'tests', 'docs']);
  // Pages of the site link to addresses of the site; this file cites what must be refused.
  const checked = texts.filter(({ path }) => !/^src\/content\/.*\.md$|citations\.test\.ts$/.test(path));
  expect(checked.flatMap((text) => citationViolations(text, ROOT))).toEqual([]);
});

describe('a citation is refused', () => {
  const violations = (path: string, text: string) => citationViolations({ path, text }, ROOT);

  test.each([
    ['a heading that is not there', 'src/a.ts', '// (specification.md#prices-rule)'],
    ['a link to a missing file', 'docs/a.md', '[there](decisions/9999-nothing.md)'],
    ['a link to a missing heading', 'README.md', '[there](docs/specification.md#nothing)'],
    ['a number in place of a heading', 'tests/a.test.ts', 'specification, section 9, Pricing'],
    ['a page that is not in the repository', 'src/a.ts', 'design, section 8'],
  ])('that names %s', (_what, path, text) => {
    expect(violations(path, text)).toHaveLength(1);
  });

  test.each([
    ['a heading', 'src/a.ts', '// (specification.md#price-rule)'],
    ['a link with a heading', 'docs/decisions/a.md', '[there](../specification.md#price-rule)'],
    ['a link inside of a block of code', 'docs/a.md', '```\n[x](nowhere.md)\n```'],
    ['another site', 'docs/a.md', '[x](https://example.com/a)'],
  ])('but not one that names %s', (_what, path, text) => {
    expect(violations(path, text)).toEqual([]);
  });

  test('and headings have the anchors that GitHub gives them', () => {
    const markdown = "# A\n\n## Who may import whom?\n\n```\n# no heading\n```\n\n### Travellers' rules\n## A";
    expect([...anchorsOf(markdown)]).toEqual(['a', 'who-may-import-whom', 'travellers-rules', 'a-1']);
  });
});
