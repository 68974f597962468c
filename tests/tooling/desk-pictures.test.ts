import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DOCS = join(import.meta.dirname, '../../docs');

/** Bytes of all pictures: somebody reads the page on a phone. */
const MAX_BYTES = 400 * 1024;

test('docs/desk.md shows each picture of its folder with words for it, and all of them have at most 400 KB', () => {
  const document = readFileSync(join(DOCS, 'desk.md'), 'utf8');
  const shown = [...document.matchAll(/<img src="desk\/([\w-]+\.webp)" width="240" alt="[^"]{10,}">/g)];
  const files = readdirSync(join(DOCS, 'desk'));
  expect(shown.map(([, file]) => file).sort()).toEqual(files.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(DOCS, 'desk', file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
