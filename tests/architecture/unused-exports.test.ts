import { describe, expect, test } from 'vitest';
import { parseSource } from './source-file.ts';
import { unusedExports } from './unused-exports.ts';

describe('the checker of rules that only tests call', () => {
  const RULE = 'export function rule() { return helper(); } export function helper() { return 1; }';
  const unused = (user: string, rule = RULE, path = 'src/islands/User.tsx') =>
    unusedExports([parseSource('src/lib/x/rule.ts', rule), parseSource(path, user)], (one) =>
      one.startsWith('src/lib/'),
    );
  const BOTH = ['rule', 'helper'].map((name) => `src/lib/x/rule.ts: ${name} is used by tests alone`);

  test.each([
    ['nobody', '', BOTH],
    ['a type', "import type { rule } from '../lib/x/rule.ts';", BOTH],
    ['a namesake from elsewhere', "import { rule } from '../lib/y/rule.ts'; rule();", BOTH],
    ['an import', "import { rule } from '../lib/x/rule.ts'; rule();", []],
    ['an import under another name', "import { rule as other } from '../lib/x/rule.ts'; other();", []],
    ['an import on demand', "import('../lib/x/rule.ts').then(({ rule }) => rule());", []],
    ['an import of its helper', "import { helper } from '../lib/x/rule.ts'; helper();", BOTH.slice(0, 1)],
  ])('knows what is used by %s', (_name, user, expected) => {
    expect(unused(user)).toEqual(expected);
  });

  test('takes what calls only itself for unused, and what the script of a component loads for used', () => {
    const own = 'export function rule(): number { return rule(); }';
    expect(unused('', own)).toEqual(BOTH.slice(0, 1));
    const component = "---\n---\n<p />\n<script>\nimport { rule } from '../lib/x/rule.ts';\nrule();\n</script>";
    expect(unused(component, own, 'src/components/User.astro')).toEqual([]);
  });
});
