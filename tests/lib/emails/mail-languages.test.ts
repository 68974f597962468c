import { describe, expect, test } from 'vitest';
import type { BookingSnapshot, MailOccasion } from '../../../src/lib/emails/mailed-booking.ts';
import type { OpenTasks } from '../../../src/lib/participants/open-tasks.ts';
import { SECOND, speakTwoLanguages } from '../../fixtures/fakes/a-second-language.ts';

speakTwoLanguages();

const DEPARTURE = '2027-01-12T07:30:00+08:00';

const TASKS: OpenTasks = {
  participants: { done: 0, all: 2 },
  passports: true,
  hotels: true,
  dues: [{ due: null, cents: 17_300 }],
};

const ENDED: Partial<BookingSnapshot> = { from: 'paid', to: 'cancelled', paidCents: 17_300, refundCents: 10_000 };
const PAID: Partial<BookingSnapshot> = { from: 'awaiting-payment', to: 'paid', paidCents: 17_300, expiresAt: null };

/** What a mail may tell of, by its occasion. */
const MAILS: readonly (readonly [MailOccasion, Partial<BookingSnapshot>])[] = [
  ['place', {}],
  ['place', { expiresAt: null }],
  ['place', { expiresAt: '2026-11-21T12:30:00+08:00' }],
  ['receive-payment', PAID],
  ['receive-payment', { ...PAID, from: 'expired' }],
  ['receive-payment', { ...PAID, from: 'confirmed' }],
  ['receive-payment', { ...PAID, at: DEPARTURE }],
  ['receive-deposit', { ...PAID, paidCents: 3500 }],
  ['confirm', PAID],
  ['part-payment', { receivedCents: 1000, paidCents: 1000 }],
  ['part-payment', { receivedCents: 1000, paidCents: 1000, expiresAt: null }],
  ['part-payment', { receivedCents: 17_300, paidCents: 17_300 }],
  ['part-payment', { receivedCents: 1000, paidCents: 18_300 }],
  ['late-payment', ENDED],
  ['late-payment', { ...ENDED, to: 'expired', at: DEPARTURE }],
  ['cancel', ENDED],
  ['cancel', { ...ENDED, actor: 'operator', refundCents: 0 }],
  ['cancel', { ...ENDED, paidCents: 0, refundCents: 0 }],
  ['expire', { to: 'expired' }],
  ['expire', { to: 'expired', paidCents: 5000, refundCents: 5000 }],
  ['expire', { to: 'expired', paidCents: 5000 }],
  ['change-trip', { ...PAID, refundCents: 2000 }],
  ['change-trip', { actor: 'operator' }],
  ['change-trip', { changed: { tripRef: 'AAAAAAAA', departure: '2027-01-11T07:30:00+08:00', people: 1 } }],
  ['drop-trip', { ...PAID, refundCents: 2000, dropped: { tripRef: 'ZZZZZZZZ', refundCents: 2000 } }],
  ['drop-trip', { actor: 'operator', dropped: { tripRef: 'ZZZZZZZZ', refundCents: 0 } }],
  ['call-off', { ...PAID, cause: '', calledOff: { tripRef: 'AAAAAAAA', departure: DEPARTURE } }],
  ['call-off', { calledOff: { tripRef: 'ZZZZZZZZ', departure: DEPARTURE } }],
  ['refund', { ...ENDED, receivedCents: 7300 }],
  ['refund-failure', { ...ENDED, receivedCents: 7300 }],
  ['link', {}],
  ['link', { expiresAt: null }],
  ['departure-reminder', { ...PAID, day: '2027-01-12' }],
  ['task-reminder', { ...PAID, day: '2027-01-12' }],
  ['review-invitation', PAID],
];

/** A mail to Maria in the second language, as it would be sent. */
async function mailOf(occasion: MailOccasion, facts: Partial<BookingSnapshot>) {
  const { composeEmail } = await import('../../../src/lib/emails/compose-email.ts');
  const { aMailedTrip, mailFacts, mailSources } = await import('../../fixtures/builders/mail-sources.ts');
  const trips = [aMailedTrip({ documents: 'passport', cashPhp: 800 }), aMailedTrip({ ref: 'BBBBBBBB' })];
  const sources = mailSources(mailFacts(facts), { language: SECOND, trips }, TASKS);
  return composeEmail(occasion, { kind: 'traveller' }, { ...sources, onlineMethods: ['Card'] });
}

/** What of a mail is written in no language: what was typed, stored or counted. */
const DATA = [
  'Private van from Puerto Princesa to El Nido',
  'Puerto Princesa Airport',
  'Arrivals exit',
  'El Nido hotels: Casa Maria',
  '5J 637, 06:40',
  'Card',
  'Example Bank, account 0000.',
  'One suitcase and one carry-on each.',
  'Every day, 6:00 to 21:00 Palawan time',
  'Dalan Palawan',
  'A test.',
];

/** The words of a mail's page that stand in no message. */
function wordsWithoutMessage(html: string): string {
  let words = html
    .replace(/<[^>]*>/g, '\n')
    .replace(/[\d.,]+\s(US\$|₱)/g, '')
    .replace(/[A-Z][a-z]\., \d+\. Jan\., \d\d:\d\d/g, '');
  for (const data of DATA) words = words.replaceAll(data, '');
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(/\[[^[\]]*\]/g, '');
  }
  return words.replace(/[\s+\d.:]+/g, ' ').trim();
}

describe('a mail to a traveller whose booking is in another language (specification.md#languages)', () => {
  test.each(MAILS)('about "%s" with %j has every word in it', async (occasion, facts) => {
    const { subject, html } = await mailOf(occasion, facts);
    expect(html).toContain(`<html lang="${SECOND}">`);
    expect(subject).toMatch(/^\[.*\]$/);
    expect(wordsWithoutMessage(html)).toBe('');
  });

  test('has days, hours and amounts as the language writes them', async () => {
    const { text } = await mailOf('place', {});
    expect(text).toContain('[[So., 22. Nov., 12:00], Palawan time]');
    expect(text).toContain('[[Di., 12. Jan. 2027, 07:30], Palawan time. Be ready at 07:15.]');
    expect(text).toContain('173 US$');
  });

  test('has its calendar file in the language too', async () => {
    const { attachments } = await mailOf('confirm', PAID);
    const lines = attachments[0]?.content.replaceAll('\r\n ', '') ?? '';
    expect(lines).toContain('[Di.\\, 12. Jan. 2027\\, 07:30 (be ready at 07:15\\, Palawan time)]');
    expect(lines).toContain('[Booking ABCD1234\\, Dalan Palawan\\, +63485550100]');
  });

  test.each(['operator', 'provider'] as const)('is in English for the %s', async (kind) => {
    const { composeEmail } = await import('../../../src/lib/emails/compose-email.ts');
    const { mailFacts, mailSources } = await import('../../fixtures/builders/mail-sources.ts');
    const recipient = kind === 'operator' ? ({ kind } as const) : { kind, name: 'ADSTS' };
    const english = composeEmail('place', recipient, mailSources(mailFacts(PAID)));
    expect(composeEmail('place', recipient, mailSources(mailFacts(PAID), { language: SECOND }))).toEqual(english);
    expect(english.html).toContain('<html lang="en">');
  });

  test('is one digest in the language of the newest, where there are several', async () => {
    const { digestEmail } = await import('../../../src/lib/emails/digest.email.ts');
    const { BOOKING_LINK, aMailedBooking } = await import('../../fixtures/builders/mail-sources.ts');
    const { OPERATOR } = await import('../../fixtures/builders/a-booking-catalogue.ts');
    const entryOf = (language: 'en', expiresAt: string | null) => {
      const booking = aMailedBooking({ language });
      return { booking, status: 'awaiting-payment', expiresAt, bookingLink: BOOKING_LINK } as const;
    };
    const entries = [entryOf(SECOND, DEPARTURE), entryOf('en', null)] as const;
    const { renderEmail } = await import('../../../src/lib/emails/email.ts');
    const { subject, html } = renderEmail(digestEmail({ entries, operator: OPERATOR }, 'traveller'), 'en');
    expect(subject).toBe('[Status of your 2 bookings]');
    expect(wordsWithoutMessage(html)).toBe('');
  });
});
