import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenTables, withTokenTables } from '../../tooling/design-tokens.mjs';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('docs/design.md has the tokens of the style sheet; `npm run design` writes them', () => {
  const document = read('docs/design.md');
  expect(withTokenTables(document, read('src/styles/tokens.css'))).toBe(document);
});

test('every colour stands with its light and its dark value', () => {
  const css =
    ':root { --text: #111; --step-0: 1rem; }\n@media (prefers-color-scheme: dark) { :root { --text: #eee; } }';
  expect(tokenTables(css)).toContain('| `--text` | `#111` | `#eee` |');
  expect(tokenTables(css)).toContain('| `--step-0` | `1rem` | `the same` |');
});

test('a style sheet without colours is refused', () => {
  expect(() => tokenTables('')).toThrow('tokens.css has no light or no dark colours');
});
