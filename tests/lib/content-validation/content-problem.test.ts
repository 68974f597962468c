import { describe, expect, test } from 'vitest';
import { ContentError, describeProblems } from '../../../src/lib/content-validation/content-problem.ts';

const ORIGIN = { file: 'src/content/listings/A.yaml', field: 'origin', found: '"XXX"', allowed: 'one of PPS, ELN' };
const PRICE = { file: 'src/content/listings/B.yaml', field: 'ratePlan.base', found: '0', allowed: 'a price above 0' };

describe('the message of a stopped build', () => {
  test('says file, field, found and allowed', () => {
    expect(describeProblems([ORIGIN])).toBe(
      '1 mistake in the content:\n\nsrc/content/listings/A.yaml\n  field:   origin\n  found:   "XXX"\n  allowed: one of PPS, ELN',
    );
  });

  test('lists every mistake', () => {
    const message = new ContentError([ORIGIN, PRICE]).message;
    expect(message).toMatch(/^2 mistakes in the content:/);
    expect(message).toContain('src/content/listings/A.yaml');
    expect(message).toContain(
      'src/content/listings/B.yaml\n  field:   ratePlan.base\n  found:   0\n  allowed: a price above 0',
    );
  });

  test('is known by its name', () => {
    expect(new ContentError([ORIGIN]).name).toBe('ContentError');
  });
});
