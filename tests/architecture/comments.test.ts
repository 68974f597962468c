import { describe, expect, test } from 'vitest';
import { commentViolations } from './comments.ts';
import { textsOf } from './project-files.ts';

const CODE = /\.(?:tsx?|mjs|astro|css)$/;
const LONG = `The ${'very '.repeat(20)}long sentence`;

const violations = (text: string, path = 'src/lib/cart/cart.ts') => commentViolations({ path, text });

test('comments are wrapped, and begin with a short sentence (CONTRIBUTING.md#rules)', () => {
  const folders = ['src', 'host', 'operator', 'editor', 'build', 'tooling', 'tests', 'bench'];
  const texts = textsOf(folders).filter(({ path }) => CODE.test(path));
  expect(texts.flatMap(commentViolations)).toEqual([]);
});

describe('the checker of comments', () => {
  test.each([
    [
      'a first sentence that is too long',
      `/**\n * ${LONG.slice(0, 60)}\n * ${LONG.slice(60)}. More.\n */\nexport const a = 1;`,
    ],
    ['a line of more than 100 columns', `// ${'word '.repeat(25)}\nexport const a = 1;`],
    ['a word of a private dialect', '/** Looks after the cart. */\nexport const a = 1;'],
  ])('finds %s', (_what, text) => {
    expect(violations(text)).toHaveLength(1);
  });

  test('reads the frontmatter and the styles of a component', () => {
    const comment = `/* ${LONG.slice(0, 60)}\n   ${LONG.slice(60)}. */\n`;
    expect(violations(`---\n${comment}---\n<style>${comment}</style>`, 'src/components/A.astro')).toHaveLength(2);
  });

  test.each([
    '/** A short sentence. */\nexport const a = 1;',
    `/**\n * A sentence with its rule\n * (specification.md#${'x'.repeat(60)}).\n */\nexport const a = 1;`,
    `export const a = '/** ${LONG} */';`,
    `/**\n * A short sentence. ${LONG.slice(0, 60)}\n * ${LONG.slice(60)}.\n */\nexport const a = 1;`,
  ])('accepts the code %j', (text) => {
    expect(violations(text)).toEqual([]);
  });
});
