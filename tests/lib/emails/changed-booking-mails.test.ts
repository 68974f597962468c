import { describe, expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import type { BookingSnapshot, MailedBooking, MailOccasion } from '../../../src/lib/emails/mailed-booking.ts';
import { aMailedTrip, BOOKING_LINK, mailFacts, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

const mailTo = (occasion: MailOccasion, facts: BookingSnapshot, changes: Partial<MailedBooking> = {}) =>
  composeEmail(occasion, { kind: 'traveller' }, mailSources(facts, changes));

const DEPOSIT: Partial<MailedBooking> = { nowUsd: 35, balances: [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }] };

describe('the mail to a traveller about a change or an end', () => {
  test.each([
    [17_300, 17_300, 'Refund: US$173', 'We refund your original payment method'],
    [17_300, 0, 'Refund: US$0', 'Under the cancellation rules of your booking'],
    [0, 0, 'Refund: US$0', 'You had not paid'],
  ])('who cancelled having paid %d cents with a refund of %d says so', (paidCents, refundCents, fact, words) => {
    const { text, attachments } = mailTo('cancel', { ...PAID, from: 'paid', to: 'cancelled', paidCents, refundCents });
    expect(text).toContain(fact);
    expect(text).toContain(words);
    expect(attachments[0]?.contentType).toContain('method=CANCEL');
    expect(attachments[0]?.content).toContain('STATUS:CANCELLED');
  });

  test('who cancelled and gets a part back reads what is kept, and where to look', () => {
    const facts = { ...PAID, from: 'paid', to: 'cancelled', refundCents: 8650 } as const;
    const { text } = mailTo('cancel', facts);
    expect(text).toContain('Paid: US$173\nRefund: US$86.50\nKept under the cancellation rules: US$86.50');
    expect(text).toContain(`See your booking:\n${BOOKING_LINK}\n`);
    expect(mailTo('cancel', { ...facts, refundCents: 17_300 }).text).not.toContain('Kept');
    // What went back before the cancellation is not kept.
    expect(mailTo('cancel', { ...facts, refundedCents: 3000 }).text).toContain('cancellation rules: US$56.50');
  });

  test('whose trip was moved says which, from when and to when, and when the rest is due', () => {
    const changed = { tripRef: 'AAAAAAAA', departure: '2027-01-11T09:30:00+08:00', people: 2 };
    const facts = mailFacts({ ...PAID, to: 'deposit-paid', paidCents: 3500, receivedCents: 0, changed });
    const { subject, text, html } = mailTo('change-trip', facts, DEPOSIT);
    expect(subject).toBe('Booking ABCD1234: your trip is now on Tue, Jan 12, 7:30 AM');
    expect(text).toContain(
      'Trip: Private van from Puerto Princesa to El Nido\nBefore: Mon, Jan 11, 2027, 9:30 AM, 2 people\nNow: Tue, Jan 12, 2027, 7:30 AM, 2 people\n',
    );
    expect(text).toContain('Paid: US$35\n\n- US$138 is due by Sun, Jan 10, 7:30 AM, Palawan time.');
    expect(text).toContain('HOW TO PAY\n\nAmount: US$138');
    expect(html.match(/padding:12px 20px[^>]*>[^<]*/g)?.map((link) => link.split('>')[1])).toEqual([
      'Open your booking',
    ]);
  });

  test('whose pickup alone was changed names the trip, and no other day', () => {
    const changed = { tripRef: 'AAAAAAAA', departure: aMailedTrip().departure, people: 2 };
    const { subject, text } = mailTo('change-trip', { ...PAID, changed });
    expect(subject).toBe('Booking ABCD1234: your trip has changed');
    expect(text).toContain('Trip: Private van from Puerto Princesa to El Nido\n\n');
    expect(text).not.toContain('Before:');
  });

  test('who cancelled before paying takes nothing from the calendar, where nothing was put', () => {
    expect(mailTo('cancel', mailFacts({ from: 'awaiting-payment', to: 'cancelled' })).attachments).toEqual([]);
  });

  test('whom the operator cancelled says who did it', () => {
    expect(mailTo('cancel', { ...PAID, from: 'paid', actor: 'operator' }).text).toContain(
      'We have cancelled your booking.',
    );
  });

  const expired = (changes: Partial<BookingSnapshot>) =>
    mailFacts({ from: 'awaiting-payment', to: 'expired', actor: 'clock', ...changes });

  test('who did not pay says that the places are gone and money is not', () => {
    const { subject, text } = mailTo('expire', expired({}));
    expect(subject).toBe('Booking ABCD1234: we no longer hold your places');
    expect(text).toContain('We did not receive a payment in time');
    expect(text).toContain('your money is safe. Still want to go? Book again, or write to us');
    expect(text).not.toMatch(/Refund|pay now/);
  });

  test.each([
    [5000, 'We received only US$50 of US$173 in time', 'Refund: US$50', 'We refund your original payment method'],
    [0, 'We received only US$50 of US$173 in time', 'Refund: US$0', 'We have already refunded your payment'],
  ])(
    'who paid a part, of which %d cents are here, says what comes back and asks for nothing',
    (refundCents, ...words) => {
      const { text } = mailTo('expire', expired({ paidCents: 5000, refundCents }));
      for (const line of [...words, 'Please do not pay any more for this booking. Still want to go? Book again'])
        expect(text).toContain(line);
      expect(text).not.toMatch(/did not receive|pay now/);
    },
  );
});
