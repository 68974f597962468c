import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heavyPages, MAX_PAGE_BYTES } from '../../../build/finish/page-budget.ts';
import { temporaryFolder } from '../../fixtures/dist-folder.ts';

test('pages that do not arrive in one round trip are named, the heaviest first, with what is too much', () => {
  const client = temporaryFolder();
  const write = (page: string, bytes: number) => {
    mkdirSync(join(client, page), { recursive: true });
    writeFileSync(join(client, page, 'index.html'), 'x'.repeat(100_000));
    writeFileSync(join(client, page, 'index.html.br'), 'x'.repeat(bytes));
  };
  write('light', MAX_PAGE_BYTES);
  write('heavy', MAX_PAGE_BYTES + 1);
  write('tours/heaviest', MAX_PAGE_BYTES + 900);
  expect(heavyPages(client)).toEqual([
    'tours/heaviest/index.html takes 13630 bytes compressed, 900 more than arrive at once on a phone: shorten what is written on it.',
    'heavy/index.html takes 12731 bytes compressed, 1 more than arrive at once on a phone: shorten what is written on it.',
  ]);
});
