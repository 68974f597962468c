import { describe, expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import type { BookingSnapshot, MailedBooking, MailOccasion } from '../../../src/lib/emails/mailed-booking.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aMailedTrip, BOOKING_LINK, mailFacts, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

const mailTo = (occasion: MailOccasion, facts: BookingSnapshot, changes: Partial<MailedBooking> = {}) =>
  composeEmail(occasion, { kind: 'traveller' }, mailSources(facts, changes));

const DEPOSIT: Partial<MailedBooking> = { nowUsd: 35, balances: [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }] };

describe('the mail to a traveller', () => {
  test('who has booked says what to pay, how, and by when', () => {
    const { subject, text } = mailTo('place', mailFacts());
    expect(subject).toBe('Booking ABCD1234: please pay by Sun, Nov 22, 12:00 PM, Palawan time');
    expect(text).toMatch(/^Dalan Palawan\n\nHello Maria Santos,/);
    expect(text).toContain('We hold your places until Sun, Nov 22, 12:00 PM, Palawan time. You have not paid yet');
    expect(text).toContain('Amount: US$173 or ₱10,034');
    expect(text).toContain('- Write the reference ABCD1234 on the transfer');
    expect(text).toContain(`See your booking:\n${BOOKING_LINK}\n`);
  });

  test('who has booked can pay on the page of the booking where a service is connected', () => {
    const sources = { ...mailSources(mailFacts()), onlineMethods: ['Card', 'GCash or Maya'] };
    const { text } = composeEmail('place', { kind: 'traveller' }, sources);
    expect(text).toContain(
      `Pay here: Card; GCash or Maya\n${BOOKING_LINK}\n\nOr in one of these ways:\n\n- Example Bank`,
    );
  });

  test('who has half an hour to pay online reads of no bank account before choosing to pay by hand', () => {
    const facts = mailFacts({ expiresAt: '2026-11-21T12:30:00+08:00' });
    const { text } = composeEmail('place', { kind: 'traveller' }, { ...mailSources(facts), onlineMethods: ['Card'] });
    expect(text).toContain(`Pay here: Card\n${BOOKING_LINK}\n\nWould you rather pay by bank, e-wallet or cash?`);
    expect(text).not.toMatch(/Example Bank|Or in one of these ways/);
  });

  test('with the link to an unpaid booking has that link once', () => {
    expect(mailTo('link', mailFacts()).text.split(`\n${BOOKING_LINK}\n`)).toHaveLength(2);
  });

  test('says of each trip when, who, where, what to bring and what cancelling gives', () => {
    const { text } = mailTo('place', mailFacts(), { trips: [aMailedTrip({ cashPhp: 800 })] });
    expect(text).toContain('When: Tue, Jan 12, 2027, 7:30 AM, Palawan time. Be ready at 7:15 AM.');
    expect(text).toContain('Who: 2 people');
    expect(text).toContain('From: Puerto Princesa Airport\n');
    expect(text).toContain('At the pickup: Arrivals exit');
    expect(text).toContain('Arriving with: 5J 637, 6:40 AM');
    expect(text).toContain('Bring in cash: ₱800 for fees on site, not included in the price');
    expect(text).toContain('- Free cancellation until Mon, Jan 11, 7:30 AM, Palawan time.\n- No refund after that.');
    expect(text).toMatch(/Call: \+63 48 555 0100\nWhatsApp: \+63 917 555 0100\nWrite: hello@palawan\.example/);
  });

  test('who has paid is the voucher, with a calendar file', () => {
    const { subject, text, attachments } = mailTo('receive-payment', PAID);
    expect(subject).toBe('Booking ABCD1234: we have your payment');
    expect(text).toContain('We have your payment of US$173, and your places are reserved.');
    expect(text).toContain(`Open your voucher:\n${BOOKING_LINK}\n`);
    expect(text).toContain('Paid: US$173\nStill to pay: nothing');
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['palawan-trips.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
    ]);
    expect(attachments[0]?.content).toContain('UID:ABCD1234-AAAAAAAA@palawan.example');
    expect(attachments[0]?.content).not.toContain('SECRET');
  });

  test('who has paid a deposit says what is due when', () => {
    const facts = mailFacts({ ...PAID, to: 'deposit-paid', paidCents: 3500, receivedCents: 3500 });
    const { text } = mailTo('receive-deposit', facts, DEPOSIT);
    expect(text).toContain('We have your deposit of US$35');
    expect(text).toContain('- US$138 is due by Sun, Jan 10, 7:30 AM, Palawan time.');
  });

  test('whose payment came late, while the places were free, has them again and a calendar file', () => {
    const { subject, text, attachments } = mailTo('receive-payment', { ...PAID, from: 'expired' });
    expect(subject).toContain('your payment arrived late');
    expect(text).toContain('Your places were still free, so they are yours again');
    expect(attachments).toHaveLength(1);
  });

  test('whose trips are arranged says so', () => {
    const { subject, text, attachments } = mailTo('confirm', { ...PAID, from: 'paid', to: 'confirmed' });
    expect(subject).toBe('Booking ABCD1234: your trips are confirmed');
    expect(text).toContain('Everything is arranged');
    expect(attachments).toHaveLength(1);
  });

  test('whose trips are arranged before any money came says what is to be paid', () => {
    const { text } = mailTo('confirm', mailFacts({ from: 'awaiting-payment', to: 'confirmed' }));
    expect(text).toContain('- US$173 is due now.');
  });

  test('asks for passports where a trip does (specification.md#passports)', () => {
    const { text } = mailTo('receive-payment', PAID, { trips: [aMailedTrip({ documents: 'passport' })] });
    expect(text).toContain('Everyone, including children, needs a passport for: ');
    expect(text).toContain('Add traveller details:\nhttps://palawan.example/participants#ref=ABCD1234&secret=SECRET\n');
    expect(mailTo('receive-payment', PAID).text).not.toContain('passport');
  });

  test.each([
    [1000, mailFacts({ paidCents: 1000, receivedCents: 1000 }), 'Please pay the rest by Sun, Nov 22'],
    [17_300, { ...PAID, from: 'deposit-paid', receivedCents: 13_800 } as const, 'You have paid in full.'],
    [20_000, { ...PAID, from: 'paid', paidCents: 20_000, receivedCents: 2700 } as const, 'US$27 too much'],
  ])('who has paid %d cents in all, but not what was due, says what that means', (_paid, facts, words) => {
    expect(mailTo('part-payment', facts, DEPOSIT).text).toContain(words);
  });

  test('whose money came after the end gets no promise but their money', () => {
    const facts = mailFacts({ from: 'cancelled', to: 'cancelled', receivedCents: 17_300, paidCents: 17_300 });
    expect(mailTo('late-payment', facts).text).toContain('The money is yours');
  });

  test('whose money came after the trips had left gets no promise of places', () => {
    const at = '2027-01-12T07:30:00+08:00';
    const { subject, text } = mailTo('late-payment', { ...PAID, at, from: 'expired', to: 'expired' });
    expect(subject).toBe('Booking ABCD1234: US$173 arrived after its trips had left');
    expect(mailTo('late-payment', { ...PAID, from: 'cancelled', to: 'cancelled' }).subject).toContain(
      'after it was cancelled',
    );
    expect(mailTo('late-payment', { ...PAID, from: 'expired', to: 'expired' }).subject).toContain(
      'after it had expired',
    );
    expect(text).toContain('but its trips had already left. The money is yours');
    for (const from of ['expired', 'deposit-paid', 'confirmed'] as const) {
      const onTheDay = mailTo('receive-payment', { ...PAID, at, from });
      expect(onTheDay.text).toContain('We have your payment of US$173. Thank you for travelling with us.');
      expect(onTheDay.text).toContain('Paid: US$173');
      expect(onTheDay.text).not.toMatch(/places are yours|Be ready|voucher|cancel/);
      expect(onTheDay.attachments).toEqual([]);
    }
  });

  test.each([
    [0, 'Refunded now: US$173', []],
    [2_500, 'Still to be refunded: US$25', []],
  ])('who gets money back is told how much, with %d cents still to come', (refundCents, words, files) => {
    const facts = { ...PAID, from: 'cancelled', to: 'cancelled', refundCents, actor: 'operator' } as const;
    const { subject, text, attachments } = mailTo('refund', facts);
    expect(subject).toBe('Booking ABCD1234: we have refunded US$173');
    expect(text).toContain(words);
    expect(attachments).toEqual(files);
  });

  test('to whom money could not be given back is told that it is still theirs', () => {
    const { subject, text } = mailTo('refund-failure', { ...PAID, from: 'cancelled', to: 'cancelled' });
    expect(subject).toBe('Booking ABCD1234: we could not refund US$173');
    expect(text).toContain('The money is still yours');
  });

  test('lets nobody send links or headers to others by booking in their name', () => {
    const booker = {
      name: 'Win https://bad.example\r\nBcc: x@bad.example',
      email: 'victim@example.com',
      mobile: '+639175550100',
    };
    const pickup = { name: 'http://bad.example/<b>', note: null };
    const { subject, text, html } = mailTo('place', mailFacts(), { booker, trips: [aMailedTrip({ pickup })] });
    expect(subject).not.toContain('bad');
    expect(text).not.toContain('bad.example');
    expect(html).not.toContain('bad.example');
    expect(html).not.toContain('<b>');
  });

  test('lists the deadlines of each of several trips under its name', () => {
    const later = aMailedTrip({
      title: 'Tour A',
      departure: '2027-01-15T09:00:00+08:00',
      policy: aPolicy({ ladder: [{ until: '0h', feePercent: 100 }] }),
    });
    const { text } = mailTo('place', mailFacts(), { trips: [aMailedTrip(), later] });
    expect(text).toContain('Tour A, Fri, Jan 15, 2027, 9:00 AM:\n\n- No refund if you cancel now.');
  });
});
