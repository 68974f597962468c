import { describe, expect, test } from 'vitest';
import { parsePhone } from '../../../src/lib/booking/phone-numbers.ts';
import { parsePlainNumber, validateBooker } from '../../../src/lib/checkout/booker-form.ts';

const FORM = { name: ' Maria Santos ', email: 'Maria@Example.com ', country: 'PH', mobile: '0917 555 0100' };

describe('who books (specification.md#booker)', () => {
  test('is taken as people write it', () => {
    expect(validateBooker(FORM, parsePhone, 'en')).toEqual({
      kind: 'complete',
      booker: { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' },
    });
  });

  test.each([
    ['name', { name: 'M' }, 'Please enter your name as on your passport, 2 to 100 characters.'],
    ['email', { email: 'maria@' }, 'Please enter an e-mail address such as maria@example.com.'],
    ['mobile', { mobile: '' }, 'Please enter a number with its country code, such as +63 917 555 0100.'],
    ['mobile', { mobile: '0917 55' }, 'Please enter the full number: this one does not exist in its country.'],
    ['mobile', { country: 'XX' }, 'Please enter the full number: this one does not exist in its country.'],
  ])('lacks a %s that can be used', (field, changes, text) => {
    expect(validateBooker({ ...FORM, ...changes }, parsePhone, 'en')).toEqual({
      kind: 'incomplete',
      problems: { [field]: text },
    });
  });

  test.each([
    ['+63 (917) 555-0100', 'complete'],
    ['0917 555 0100', 'incomplete'],
  ])('is understood without the rules of each country only with a prefix: %s', (mobile, kind) => {
    expect(validateBooker({ ...FORM, mobile }, parsePlainNumber, 'en').kind).toBe(kind);
  });
});
