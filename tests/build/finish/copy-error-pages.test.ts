import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyErrorPages } from '../../../build/finish/copy-error-pages.ts';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';

test('Each language has a not-found page where static hosts look for it (specification.md#errors)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'error-pages-'));
  const others = LANGUAGE_CODES.filter((language) => language !== 'en');
  for (const language of others) {
    mkdirSync(join(folder, language, '404'), { recursive: true });
    writeFileSync(join(folder, language, '404/index.html'), `missing in ${language}`);
  }
  await copyErrorPages(folder);
  const copies = others.map((language) => readFileSync(join(folder, language, '404.html'), 'utf8'));
  expect(copies).toEqual(others.map((language) => `missing in ${language}`));
});
