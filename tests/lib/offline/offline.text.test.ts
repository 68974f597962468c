import { expect, test } from 'vitest';
import { offlineText } from '../../../src/lib/offline/offline.text.ts';
import { sizeText } from '../../../src/lib/offline/size.text.ts';

const NOON = new Date(2026, 9, 3, 12).getTime();

test.each([
  ['no-network', { rates: '2026-09-29', savedAt: null }, 'You are offline. Rates of 29 Sep.'],
  [
    'slow-network',
    { rates: '2026-09-29', savedAt: NOON },
    'The connection is too slow. This page was saved on 3 Oct, rates of 29 Sep.',
  ],
  ['no-network', { rates: '', savedAt: null }, 'You are offline.'],
] as const)('a traveller with %s reads how old things are: %j', (origin, age, text) => {
  expect(offlineText(origin, age, 'en')).toBe(text);
});

test.each([
  [0, '0 MB'],
  [900, '0.1 MB'],
  [2_340_000, '2.3 MB'],
  [123_400_000, '123 MB'],
  [10_700_000_000, '10.7 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
