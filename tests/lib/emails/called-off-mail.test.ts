import { expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import { aMailedTrip, BOOKING_LINK, mailFacts, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

const CALLED_OFF = {
  ...PAID,
  from: 'paid',
  cause: 'the coast guard keeps boats in port',
  actor: 'operator',
  calledOff: { tripRef: 'AAAAAAAA', departure: '2027-01-12T07:30:00+08:00' },
} as const;
const TITLE = 'Private van from Puerto Princesa to El Nido';

const mailOf = (facts = mailFacts(CALLED_OFF), trips = [aMailedTrip()]) =>
  composeEmail('call-off', { kind: 'traveller' }, mailSources(facts, { trips }));

test('a mail about a departure that is called off says what, when and why (specification.md#calling-off-a-departure)', () => {
  const { subject, text, attachments } = mailOf();
  expect(subject).toBe('Called off: Tue, Jan 12 (booking ABCD1234)');
  expect(text).toContain('this trip cannot take place.\n');
  expect(text).toContain('\nReason: “The coast guard keeps boats in port.”\n');
  expect(text).toContain(`- ${TITLE}, Tue, Jan 12, 2027, 7:30 AM`);
  expect(text).toContain(`See your booking:\n${BOOKING_LINK}\n`);
  expect(attachments).toEqual([]);
});

test('each choice is a link to the booking that needs no account, in text and in HTML', () => {
  const { text, html } = mailOf();
  const choices = [...text.matchAll(/^(.*):\n(https:.*&choice=.*)$/gm)].map(([, label, url]) => [label, url]);
  expect(choices).toEqual([
    ['Choose another date', `${BOOKING_LINK}&choice=change&trip=AAAAAAAA`],
    ['Get full refund', `${BOOKING_LINK}&choice=cancel&trip=AAAAAAAA`],
  ]);
  expect(
    html.match(/<a href="https:[^"]*&amp;choice=(?:change|cancel)&amp;trip=AAAAAAAA" style="[^"]*padding:12px/g),
  ).toHaveLength(2);
});

test.each([
  [
    'all of it where the booking is this trip',
    mailFacts(CALLED_OFF),
    1,
    'We refund everything you paid, US$173, the way you paid.',
  ],
  ['the part of the trip where there are others', mailFacts(CALLED_OFF), 2, 'everything you paid for this trip'],
  ['that the others stay where there are some', mailFacts(CALLED_OFF), 2, 'Your other trips stay booked.'],
  ['nothing where nothing was paid', mailFacts({ ...CALLED_OFF, paidCents: 0 }), 1, 'there is nothing to refund'],
] as const)('the mail promises %s', (_name, facts, count, expected) => {
  const trips = [aMailedTrip(), aMailedTrip({ ref: 'BBBBBBBB', title: 'Another trip' })].slice(0, count);
  const { text } = mailOf(facts, trips);
  expect(text).toContain(expected);
  expect(text.includes('Your other trips go ahead')).toBe(count > 1);
  expect(text).toContain('Get full refund:');
});

test('the mail does not promise that other trips go ahead where all are called off', () => {
  const { text } = mailOf(mailFacts(CALLED_OFF), [aMailedTrip(), aMailedTrip({ ref: 'BBBBBBBB', isCalledOff: true })]);
  expect(text).not.toContain('Your other trips go ahead');
  expect(text).toContain('We refund everything you paid for this trip, the way you paid.');
});

test('the mail quotes the reason of the operator, which is English, apart from its own language', () => {
  const sources = mailSources(mailFacts(CALLED_OFF), { language: 'de' });
  const { text } = composeEmail('call-off', { kind: 'traveller' }, sources);
  expect(text).toContain('\n\nGrund (auf Englisch): „The coast guard keeps boats in port.“\n\n');
  expect(mailOf(mailFacts({ ...CALLED_OFF, cause: '' })).text).not.toContain('Reason');
});

test('the mail names the hour that was called off, though the trip has moved since', () => {
  const moved = aMailedTrip({ departure: '2027-01-14T09:30:00+08:00' });
  expect(mailOf(mailFacts(CALLED_OFF), [moved]).text).toContain(`- ${TITLE}, Tue, Jan 12, 2027, 7:30 AM`);
});

test('the company is told of the departure and its bookings, and of nobody by name', () => {
  const bookings = [
    { ref: 'ABCD1234', people: 2 },
    { ref: 'AAAA0002', people: 1 },
  ];
  const facts = mailFacts({ ...CALLED_OFF, calledOff: { ...CALLED_OFF.calledOff, bookings } });
  const { subject, text } = composeEmail('call-off', { kind: 'provider', name: 'ADSTS' }, mailSources(facts));
  expect(subject).toBe(`CALLED OFF: Dalan Palawan, ${TITLE}, Tue, Jan 12, 2027, 7:30 AM`);
  expect(text).toContain('will not take place. The coast guard keeps boats in port.');
  expect(text).toContain('- ABCD1234, 2 people\n- AAAA0002, 1 person\n');
  expect(text).not.toContain('Maria');
  expect(text).not.toContain('SECRET');
});
