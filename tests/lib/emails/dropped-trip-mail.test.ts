import { expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { aMailedTrip, BOOKING_LINK, mailFacts, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

const GONE = aMailedTrip({ ref: 'BBBBBBBB', title: 'Tour A', departure: '2027-01-14T09:00:00+08:00' });
const FACTS = {
  ...PAID,
  from: 'paid',
  actor: 'traveller',
  receivedCents: 0,
  refundCents: 6000,
  dropped: { tripRef: 'BBBBBBBB', refundCents: 6000 },
} as const;

const sourcesOf = (facts: object = {}, changes: object = {}, paidCents = 6000) =>
  mailSources(mailFacts({ ...FACTS, ...facts }), { droppedTrips: [{ ...GONE, paidCents }], ...changes });
const mailOf = (...of: Parameters<typeof sourcesOf>) =>
  composeEmail('drop-trip', { kind: 'traveller' }, sourcesOf(...of));

test('a mail about a trip that was taken out says which, what goes back, and what stays (specification.md#calling-off-a-departure)', () => {
  const { subject, text } = mailOf();
  expect(subject).toBe('Booking ABCD1234: refund for your trip on Thu, Jan 14');
  expect(text).toContain('- Tour A, Thu, Jan 14, 2027, 9:00 AM');
  expect(text).toContain('We will refund US$60 to you.');
  expect(text).toContain('STILL BOOKED\n\n- Private van from Puerto Princesa to El Nido, Tue, Jan 12, 2027, 7:30 AM');
  expect(text).toContain(BOOKING_LINK);
});

test.each([
  ['was not paid', 0, 'You had not paid for this trip, so there is nothing to refund.'],
  ['had its money given back before', 6000, 'We have already refunded what you paid for this trip.'],
])('it promises no money for a trip that %s', (_name, paid, expected) => {
  const { text } = mailOf({ dropped: { tripRef: 'BBBBBBBB', refundCents: 0 } }, {}, paid);
  expect(text).toContain(expected);
  expect(text).not.toContain('We will refund');
});

test('its calendar file takes out that trip alone; before any payment there is none', () => {
  const [file] = mailOf().attachments;
  expect(file?.contentType).toContain('method=CANCEL');
  expect(file?.content.match(/^UID:.*$/gm)).toEqual(['UID:ABCD1234-BBBBBBBB@palawan.example']);
  expect(mailOf({ from: 'awaiting-payment', to: 'awaiting-payment' }).attachments).toEqual([]);
});

test('it says who has done it', () => {
  expect(mailOf().text).toContain('You chose a refund for this trip');
  expect(mailOf({ actor: 'operator' }).text).toContain('We have taken this trip, which was called off, out');
});

test.each(LANGUAGE_CODES)('it names the amount and the day in its language: %s', (language) => {
  const { subject, text } = mailOf({}, { language });
  expect(subject).toContain('ABCD1234');
  expect(text).toMatch(/US\$\s?60|60(?:,00)?\s?(?:US\$|\$US|USD)|USD\s?60|\$60/);
});

test('the company reads of that trip alone, and nothing of money', () => {
  const { subject, text } = composeEmail('drop-trip', { kind: 'provider', name: 'ADSTS' }, sourcesOf());
  expect(subject).toBe('CANCELLED: Dalan Palawan ABCD1234: Thu, Jan 14, 2027, 9:00 AM, 2 people');
  expect(text).toContain('Other trips of this booking stay as they are.');
  expect(text).not.toMatch(/Private van|US\$/);
});

test('the operator reads why, and how to give the money back', () => {
  const cause = 'Tour A: 2027-01-14 09:00 for 2, 60 dollars. Called off.';
  const { subject, text } = composeEmail('drop-trip', { kind: 'operator' }, sourcesOf({ cause }));
  expect(subject).toBe('ABCD1234: money back for a trip that was called off');
  expect(text).toContain(cause);
  expect(text).toContain('refund ABCD1234 --reason "Called off"');
});

test('a cancellation afterwards counts what was paid for the trip that is gone', () => {
  const facts = { ...FACTS, dropped: undefined, to: 'cancelled', droppedCents: 6000, refundCents: 23_300 } as const;
  const { text } = composeEmail('cancel', { kind: 'traveller' }, mailSources(mailFacts(facts)));
  expect(text).toContain('Paid: US$233');
  expect(text).toContain('Refund: US$233');
  expect(text).not.toContain('Kept under');
});
