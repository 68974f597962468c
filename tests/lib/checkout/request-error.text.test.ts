import { expect, test } from 'vitest';
import { requestErrorText, requestNumberText } from '../../../src/lib/checkout/request-error.text.ts';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { requestErrorMessages } from '../../../src/lib/messages/request-error.ts';
import { serviceAnswersMessages } from '../../../src/lib/messages/service-answers.ts';

const BOOKING_TEXTS = { not: 'Nothing was booked', safe: 'Your trips are saved on this device.' };

test.each([
  [
    { kind: 'unavailable', detail: 'Try again in 5 seconds.' },
    'Nothing was booked: our service is not responding right now. Try again in 5 seconds. Your trips are saved on this device.',
  ],
  [
    { kind: 'unavailable', detail: null },
    'Nothing was booked: our service is not responding right now. Your trips are saved on this device. Try again in a moment.',
  ],
  [
    { kind: 'no-api' },
    'Nothing was booked: this copy of the site takes requests by message only. Your trips are saved on this device.',
  ],
  [
    { kind: 'not-found' },
    'Nothing was booked: this device cannot open that booking. Open the link in our e-mail, or write to us.',
  ],
] as const)('%o is told with what is safe', (trouble, text) => {
  expect(requestErrorText(trouble, BOOKING_TEXTS, 'en')).toBe(text);
});

test('a lost answer is not called a failure: nobody knows', () => {
  const text = requestErrorText({ kind: 'offline' }, BOOKING_TEXTS, 'en');
  expect(text).not.toContain('Nothing was booked');
  expect(text).toContain('saved on this device');
});

test.each(LANGUAGE_CODES)(
  'in %s, advice of the answer takes the place of the page’s own (specification.md#languages)',
  (language) => {
    const { retry } = requestErrorMessages(language);
    const { notUnderstood } = serviceAnswersMessages(language);
    expect(requestErrorText({ kind: 'unavailable', detail: null }, BOOKING_TEXTS, language)).toContain(retry);
    const advised = requestErrorText({ kind: 'unavailable', detail: notUnderstood }, BOOKING_TEXTS, language);
    expect(advised).toContain(notUnderstood);
    expect(advised).not.toContain(retry);
  },
);

test.each(LANGUAGE_CODES)(
  'in %s, a failure of the service ends with its number in the log (specification.md#request-ids)',
  (language) => {
    const failure = { kind: 'unavailable', detail: null, requestId: 'Q7K2M0XA' } as const;
    const number = requestNumberText('Q7K2M0XA', language);
    expect(number).toContain('Q7K2M0XA');
    expect(requestErrorText(failure, BOOKING_TEXTS, language).endsWith(number ?? '-')).toBe(true);
    expect(requestNumberText(undefined, language)).toBeNull();
  },
);

test('sentences in Chinese stand without spaces between them (specification.md#languages)', () => {
  const text = requestErrorText(
    { kind: 'unavailable', detail: null },
    { not: '没有预订成功', safe: '行程已保存。' },
    'zh',
  );
  expect(text).not.toContain(' ');
});
