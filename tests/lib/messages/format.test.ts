import { describe, expect, test } from 'vitest';
import { plural } from '../../../src/lib/messages/format.ts';

describe('texts that follow a number (specification.md#languages)', () => {
  test.each([
    ['en', 1, 'one'],
    ['en', 0, 'other'],
    ['fr', 0, 'one'],
    ['fr', 2, 'other'],
    ['ko', 1, 'other'],
    ['pl', 3, 'few'],
  ])('in %s a count of %i takes the form "%s"', (language, count, form) => {
    expect(plural(language, count, { one: 'one', few: 'few', other: 'other' })).toBe(form);
  });

  test('a form that a language does not write down is the general one', () => {
    expect(plural('en', 1, { other: 'trips' })).toBe('trips');
  });
});
