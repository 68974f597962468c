import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishPages } from '../../../build/finish/finish-pages.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-old=';">`;

function aPage() {
  const folder = temporaryFolder();
  const page = join(folder, 'index.html');
  writeFileSync(page, POLICY);
  return { folder, page, text: () => readFileSync(page, 'utf8') };
}

test('a page gets its own policy', async () => {
  const { folder, text } = aPage();
  await finishPages(folder, new Set());
  expect(text()).toContain("script-src 'self'");
  expect(text()).not.toContain('sha256-old');
});

test('a page that has compressed copies was finished before and is not read again', async () => {
  const { folder, page, text } = aPage();
  for (const ending of ['br', 'gz']) writeFileSync(`${page}.${ending}`, 'copy');
  await finishPages(folder, new Set());
  expect(text()).toBe(POLICY);
});
