import { describe, expect, test } from 'vitest';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { policySentences, policySummary } from '../../../src/lib/policies/policy.text.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

function schedule(...rungs: [until: string, feePercent: number][]): Policy['ladder'] {
  return rungs.map(([until, feePercent]) => ({ until, feePercent }));
}

const DEPOSIT: Policy['payment'] = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' };
const FULL_PAYMENT = 'You pay the full price when you book.';
const NO_SHOW = 'If you do not show up, you get no refund.';

describe('a policy in sentences (specification.md#cancellation)', () => {
  test.each<[string, Policy, string[]]>([
    [
      'of a van',
      aPolicy(),
      [
        FULL_PAYMENT,
        'Cancel at least 24 hours before departure for a full refund.',
        'Cancel later and you get no refund.',
        NO_SHOW,
      ],
    ],
    [
      'of a tour with notice',
      aPolicy({ ladder: schedule(['7d', 0], ['24h', 50], ['0h', 100]), bookingNotice: '24h' }),
      [
        FULL_PAYMENT,
        'Cancel at least 7 days before departure for a full refund.',
        'Cancel at least 24 hours before departure for a 50% refund.',
        'Cancel later and you get no refund.',
        NO_SHOW,
        'Book at least 24 hours ahead.',
      ],
    ],
    [
      'with a deposit that is kept',
      aPolicy({ payment: DEPOSIT }),
      [
        'You pay a non-refundable deposit of 20% when you book. The balance is due 48 hours before departure.',
        'Cancel at least 24 hours before departure for an 80% refund.',
        'Cancel later and you get no refund.',
        NO_SHOW,
      ],
    ],
    [
      'with a deposit that comes back',
      aPolicy({ payment: { ...DEPOSIT, depositRefundable: true, balanceDue: '7d' } }),
      [
        'You pay a deposit of 20% when you book. The balance is due 7 days before departure.',
        'Cancel at least 24 hours before departure for a full refund.',
        'Cancel later and you get no refund.',
        NO_SHOW,
      ],
    ],
    [
      'of something that is never refunded',
      aPolicy({ ladder: schedule(['0h', 100]) }),
      [FULL_PAYMENT, 'If you cancel, you get no refund.', NO_SHOW],
    ],
    [
      'that gives something back to those who do not come',
      aPolicy({ ladder: schedule(['1d', 0], ['0h', 50]), noShowFeePercent: 60 }),
      [
        FULL_PAYMENT,
        'Cancel at least 1 day before departure for a full refund.',
        'Cancel later and you get a 50% refund.',
        'If you do not show up, you get a 40% refund.',
      ],
    ],
    [
      'that keeps the deposit of those who do not come',
      aPolicy({ payment: DEPOSIT, ladder: schedule(['0h', 0]), noShowFeePercent: 0 }),
      [
        'You pay a non-refundable deposit of 20% when you book. The balance is due 48 hours before departure.',
        'If you cancel, you get an 80% refund.',
        'If you do not show up, you get an 80% refund.',
      ],
    ],
  ])('says when money comes back: %s', (_name, policy, sentences) => {
    expect(policySentences(policy, 'en')).toEqual(sentences);
  });

  test('names the processing fee', () => {
    const sentences = policySentences(aPolicy({ processingFeePercent: 10 }), 'en');
    expect(sentences).toContain('Cancel at least 24 hours before departure for a 90% refund.');
    expect(sentences).toContain('The refund is the price less a processing fee of 10%.');
  });

  test.each([
    [92, 'an 8% refund'],
    [89, 'an 11% refund'],
    [82, 'an 18% refund'],
    [20, 'an 80% refund'],
    [90, 'a 10% refund'],
    [19, 'an 81% refund'],
    [99, 'a 1% refund'],
    [83, 'a 17% refund'],
  ])('a fee of %d%% leaves %s', (feePercent, refund) => {
    expect(policySentences(aPolicy({ ladder: schedule(['0h', feePercent]) }), 'en')).toContain(
      `If you cancel, you get ${refund}.`,
    );
  });

  test('says something new in every sentence', () => {
    const sentences = policySentences(
      aPolicy({ ladder: schedule(['14d', 0], ['7d', 25], ['24h', 50], ['0h', 100]) }),
      'en',
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences).toHaveLength(6);
  });
});

describe('a policy in a few words (specification.md#cancellation)', () => {
  test.each([
    ['a van', aPolicy(), 'Free cancellation until 24 hours before'],
    [
      'a tour',
      aPolicy({ ladder: schedule(['7d', 0], ['24h', 50], ['0h', 100]) }),
      'Free cancellation until 7 days before',
    ],
    ['a kept deposit', aPolicy({ payment: DEPOSIT }), '80% refund until 24 hours before'],
    ['a processing fee', aPolicy({ processingFeePercent: 10 }), '90% refund until 24 hours before'],
    [
      'the same refund on two rungs',
      aPolicy({ payment: DEPOSIT, ladder: schedule(['7d', 0], ['24h', 10], ['0h', 100]) }),
      '80% refund until 24 hours before',
    ],
    [
      'a refund to the last minute',
      aPolicy({ ladder: schedule(['0h', 0]), noShowFeePercent: 0 }),
      'Free cancellation until departure',
    ],
    ['no refund at all', aPolicy({ ladder: schedule(['0h', 100]) }), 'Not refundable'],
    ['a refund that the processing fee takes', aPolicy({ processingFeePercent: 100 }), 'Not refundable'],
    ['an empty ladder', aPolicy({ ladder: [] }), 'Not refundable'],
  ])('says what cancelling costs: %s', (_name, policy, summary) => {
    expect(policySummary(policy, 'en')).toBe(summary);
  });
});
