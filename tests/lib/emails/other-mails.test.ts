import { describe, expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import type { BookingSnapshot, MailedBooking, MailOccasion } from '../../../src/lib/emails/mailed-booking.ts';
import { aMailedTrip, mailFacts, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

const notice = (occasion: MailOccasion, facts: BookingSnapshot) =>
  composeEmail(occasion, { kind: 'operator' }, mailSources(facts));
const toProvider = (name: string, occasion: MailOccasion, changes: Partial<MailedBooking> = {}, facts = PAID) =>
  composeEmail(occasion, { kind: 'provider', name }, mailSources(facts, changes));

describe("the operator's notice", () => {
  test.each([
    ['place', mailFacts(), 'new booking, not paid yet', 'confirm-payment ABCD1234 --amount 173 --id BANKREF'],
    ['receive-payment', PAID, 'US$173 came', 'npm run operator -- confirm ABCD1234'],
    [
      'receive-payment',
      { ...PAID, from: 'expired' } as const,
      'came after it had expired',
      'Its places were still free, and it has them again.',
    ],
    [
      'receive-payment',
      { ...PAID, from: 'expired', receivedCents: 12_300 } as const,
      'US$123 came after it had expired',
      'Nothing of what had come before is owed back any more.',
    ],
    [
      'expire',
      { ...PAID, to: 'expired', paidCents: 5000, refundCents: 5000, byHandCents: 5000, receivedCents: 0 } as const,
      'only US$50 came in time',
      'US$50 of it came by hand. When you have paid that back: npm run operator -- refund-paid ABCD1234 --amount 50',
    ],
    [
      'expire',
      { ...PAID, to: 'expired', paidCents: 5000, refundCents: 5000, receivedCents: 0 } as const,
      'only US$50 came in time',
      'A payment service holds US$50 of it. To give that back: npm run operator -- refund ABCD1234 --reason "Not paid in full"',
    ],
    ['part-payment', { ...PAID, receivedCents: 1000 }, 'US$10 came, which is not what is due', 'was told'],
    [
      'late-payment',
      { ...PAID, to: 'cancelled', refundCents: 17_300 } as const,
      'but it is over',
      'A payment service holds US$173 of it. To give that back: npm run operator -- refund ABCD1234 --reason "Came too late"',
    ],
    [
      'late-payment',
      { ...PAID, to: 'cancelled', refundCents: 17_300, byHandCents: 17_300 } as const,
      'but it is over',
      'US$173 of it came by hand. When you have paid that back: npm run operator -- refund-paid ABCD1234 --amount 173',
    ],
    [
      'late-payment',
      { ...PAID, at: '2027-01-12T07:30:00+08:00', to: 'expired', refundCents: 17_300 } as const,
      'but it is over',
      'Its last trip had left, so this pays for no places. Refund due: US$173.',
    ],
    ['refund', { ...PAID, cause: 'Typhoon.' }, 'US$173 goes back', 'Typhoon.'],
    [
      'refund-failure',
      PAID,
      'US$173 could not be given back',
      'npm run operator -- refund ABCD1234 --amount 173 --reason "Second try"',
    ],
    [
      'refund-failure',
      PAID,
      'US$173 could not be given back',
      'npm run operator -- refund-paid ABCD1234 --amount 173 --instead-of-services',
    ],
    [
      'cancel',
      { ...PAID, refundCents: 8650, byHandCents: 8650, cause: 'Typhoon.' },
      'cancelled by the traveller',
      'refund-paid ABCD1234 --amount 86.5',
    ],
    ['part-payment', { ...PAID, refundCents: 1000 }, 'which is not what is due', 'refund ABCD1234 --reason'],
  ] as const)('of %s says what happened and what comes next', (occasion, facts, subject, words) => {
    const mail = notice(occasion, facts);
    expect(mail.subject).toContain(`ABCD1234: `);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('Mobile: +639175550100');
    expect(mail.text).toContain('- Tue, Jan 12, 2027, 7:30 AM: Private van from Puerto Princesa to El Nido, 2 people');
  });

  test('says of a refund how much a payment service gives back, and how much only the operator can', () => {
    const { text } = notice('cancel', { ...PAID, refundCents: 17_300, byHandCents: 7300 });
    expect(text).toContain('US$100 of it. To give that back: npm run operator -- refund ABCD1234 --reason "Cancelled"');
    expect(text).toContain('US$73 of it came by hand.');
    expect(text).toContain('refund-paid ABCD1234 --amount 73');
    expect(notice('cancel', { ...PAID, refundCents: 17_300 }).text).not.toContain('refund-paid');
    expect(notice('cancel', PAID).text).not.toContain('refund ABCD1234');
  });

  test('has no link that opens the booking', () => {
    expect(notice('place', mailFacts()).text).not.toContain('SECRET');
  });
});

describe('the mail to a company that runs trips', () => {
  const zion = aMailedTrip({
    ref: 'BBBBBBBB',
    title: 'Shared van',
    provider: 'Zion',
    departure: '2027-01-15T09:00:00+08:00',
  });
  const changes = {
    trips: [aMailedTrip({ trip: { listingCode: 'PV-PPS-ELN', people: 2, arrival: null, notes: 'Child seat' } }), zion],
    totalUsd: 205,
  };

  test('has its own trips and whom to call, and nothing of others', () => {
    const { subject, text } = toProvider('ADSTS', 'receive-payment', changes);
    expect(subject).toBe('Dalan Palawan ABCD1234: Tue, Jan 12, 2027, 7:30 AM, 2 people');
    expect(text).toContain('Note: Child seat');
    expect(text).toContain('Name: Maria Santos\nMobile: +639175550100');
    expect(text).not.toContain('Shared van');
  });

  test('has no price, no address of the traveller and no link', () => {
    const { text, html, attachments } = toProvider('ADSTS', 'receive-payment', changes);
    for (const words of [text, html]) expect(words).not.toMatch(/US\$|173|205|maria@|SECRET/);
    expect(attachments).toEqual([]);
  });

  test('about a change says so, but where the change made the places certain', () => {
    const known = toProvider('ADSTS', 'change-trip', changes, { ...PAID, from: 'paid' });
    expect(known.subject).toMatch(/^CHANGED: Dalan Palawan ABCD1234: /);
    expect(known.text).toContain('instead of what we wrote before');
    const first = toProvider('ADSTS', 'change-trip', changes);
    expect(first.subject).toMatch(/^Dalan Palawan ABCD1234: /);
    expect(first.text).not.toContain('wrote before');
  });

  test('about a change has a calendar file of its own trips, without prices (specification.md#changing-a-trip)', () => {
    const trips = [aMailedTrip({ changes: 2 }), zion];
    const [file, ...more] = toProvider('ADSTS', 'change-trip', { trips }).attachments;
    const content = file?.content.replaceAll('\r\n ', '') ?? '';
    expect([file?.filename, more]).toEqual(['palawan-trips.ics', []]);
    expect(content.match(/^(?:UID|SEQUENCE).*(?=\r)/gm)).toEqual([
      'UID:ABCD1234-AAAAAAAA@palawan.example',
      'SEQUENCE:2',
    ]);
    expect(content).not.toMatch(/US\$|Shared van|maria@|SECRET/);
  });

  test('of trips that were called off begins with that', () => {
    const { subject, text } = toProvider('Zion', 'cancel', changes);
    expect(subject).toMatch(/^CANCELLED: Dalan Palawan ABCD1234: Fri, Jan 15/);
    expect(text).toContain('Please cancel what you have arranged');
  });
});
