import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heavyPages, MAX_FIRST_SCREEN_BYTES, MAX_PAGE_BYTES } from '../../../build/finish/page-budget.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

/** Text that takes about this many bytes when compressed. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');

function problemOf(html: string): readonly string[] {
  const client = temporaryFolder();
  mkdirSync(join(client, 'tours'));
  writeFileSync(join(client, 'tours/index.html.br'), brotliCompressSync(html));
  return heavyPages(client);
}

describe('what is seen first of a page arrives in one round trip (specification.md#page-speed)', () => {
  test('a page that fits as a whole needs no mark', () => {
    expect(problemOf(incompressible(MAX_FIRST_SCREEN_BYTES - 500))).toEqual([]);
  });

  test('a longer page is named unless it says where its first screen ends', () => {
    expect(problemOf(incompressible(MAX_FIRST_SCREEN_BYTES + 900))).toEqual([
      expect.stringMatching(/^tours\/index\.html takes \d+ bytes compressed, and what is seen first does not arrive/),
    ]);
  });

  test('a longer page is accepted when its first screen ends within the first round trip', () => {
    const first = incompressible(MAX_FIRST_SCREEN_BYTES - 900);
    expect(problemOf(`${first}<section data-fold>${incompressible(4000)}`)).toEqual([]);
  });

  test('a longer page is named when its first screen ends after the first round trip', () => {
    const first = incompressible(MAX_FIRST_SCREEN_BYTES + 900);
    expect(problemOf(`${first}<section data-fold>${incompressible(2000)}`)).toHaveLength(1);
  });

  test('a page is named when it is too long as a whole, wherever its first screen ends', () => {
    expect(problemOf(`<section data-fold>${incompressible(MAX_PAGE_BYTES + 900)}`)).toEqual([
      expect.stringMatching(/more than a page may: shorten what is written on it\.$/),
    ]);
  });
});
