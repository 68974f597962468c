import { expect, test } from 'vitest';
import type { VoucherVerdict } from '../../../src/lib/desk/verify-voucher.ts';
import { voucherWords } from '../../../src/lib/desk/voucher.text.ts';
import { aDeskTrip } from '../../fixtures/fakes/a-desk-network.ts';

const REF = '7K2M0QXA';

test('each verdict is one word, a colour and a sentence', () => {
  const trip = aDeskTrip();
  const verdicts: readonly VoucherVerdict[] = [
    { kind: 'valid', trip, boarded: 0 },
    ...(['used', 'changed', 'unpaid', 'called-off'] as const).map((kind) => ({ kind, trip })),
    ...(['unsigned', 'unknown-key', 'unverifiable'] as const).flatMap((kind) => [
      { kind, ref: REF, name: 'Maria', trip },
      { kind, ref: REF, name: 'Maria', trip: null },
    ]),
    ...(['forged', 'expired', 'unreadable'] as const).map((kind) => ({ kind })),
    ...(['cancelled', 'unlisted'] as const).map((kind) => ({ kind, ref: REF })),
    ...(['early', 'late'] as const).map((kind) => ({ kind, ref: REF, days: ['2027-01-14'] })),
    { kind: 'elsewhere', ref: REF, title: 'Tour A', time: '09:00' },
  ];
  const words = verdicts.map((verdict) => voucherWords(verdict, 'en-US'));
  for (const { word, sentence } of words) {
    expect(word).toMatch(/^[A-Z][a-z]+$/);
    expect(sentence).toMatch(/^[A-Z2].*\.$/);
  }
  expect(words.filter(({ colour }) => colour === 'green').map(({ word }) => word)).toEqual(['Board']);
  expect(words.at(-1)?.sentence).toBe('Today, but for Tour A at 9:00 AM.');
  expect(words.find(({ word }) => word === 'Early')?.sentence).toBe('This voucher is for Thu, Jan 14, 2027.');
  const partly = voucherWords({ kind: 'valid', trip, boarded: 1 }, 'en-US');
  expect(partly.sentence).toBe('One person may board: 1 of 2 have.');
});
