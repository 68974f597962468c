import { describe, expect, test } from 'vitest';
import { dialectViolations } from './declared-names.ts';
import { parseSource } from './source-file.ts';

const violations = (path: string, text: string) => dialectViolations(parseSource(path, text));

describe('the checker of names (CONTRIBUTING.md#rules)', () => {
  test.each([
    ['a constant', 'export const MOST_TRIES = 3;'],
    ['a constant of one word', 'const MOST = 100;'],
    ['a function of one word', 'const tell = () => send(state);'],
    ['a constant of one thing', 'const PATIENCE_MS = 3000;'],
    ['two words that are one', 'const AT_ONCE = 3;'],
    ['a function', 'export async function tellOperator() {}'],
    ['a function inside of another', 'function start() { const tidyUp = () => 1; return tidyUp(); }'],
    ['a class', 'class WishList {}'],
    ['a type', 'type Deed = () => void;'],
    ['an interface', 'interface MailLedger {}'],
    ['a variable', 'for (const kept of files) use(kept);'],
    ['several words that are one', 'function putBackItem() {}'],
  ])('finds %s', (_what, text) => {
    expect(violations('src/lib/cart/cart.ts', text)).toHaveLength(1);
  });

  test.each(['src/islands/start/sign-of-life.ts', 'src/islands/kit/late-screen.tsx', 'src/components/QuietNote.astro'])(
    'finds the file %s',
    (path) => {
      expect(violations(path, '')).toHaveLength(1);
    },
  );

  test('reads the frontmatter of a component', () => {
    expect(violations('src/components/A.astro', '---\nconst ledger = 1;\n---\n<p />')).toEqual([
      'src/components/A.astro: ledger is better named with "repositories"',
    ]);
  });

  test.each([
    'export const MAX_ATTEMPTS = 3;',
    'function isLate(most: number) { return most > 1; }',
    'const QUIET_ZONE = 4;',
    'interface Row { readonly kept: string }',
    'const { kept: stored } = row;',
    'const latest = told;',
    'const late = departure + 1;',
    "const text = 'a wish';",
  ])('lets %s be', (text) => {
    expect(violations('src/lib/cart/cart.ts', text)).toEqual([]);
  });
});
