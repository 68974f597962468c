import { expect, test } from 'vitest';
import { islandBytes } from '../../bench/islands/island-bytes.ts';
import { TAPS } from '../../bench/islands/tap.ts';
import { SITE } from './built-files.ts';

const taps = TAPS.filter(({ island }) => island !== undefined);

test.each(taps)('the benchmark of taps finds the island behind the $name', (tap) => {
  const bytes = islandBytes(SITE, tap);
  expect(bytes?.own).toBeGreaterThan(0);
  expect(bytes?.all).toBeGreaterThan(bytes?.own ?? 0);
});
