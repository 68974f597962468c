import { expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import { lastRemindedDay, reminderTime } from '../../../src/lib/emails/reminder-days.ts';
import type { OpenTasks } from '../../../src/lib/participants/open-tasks.ts';
import { aMailedTrip, BOOKING_LINK, mailSources, PAID } from '../../fixtures/builders/mail-sources.ts';

test('the reminder of a departure says when, where, whom to call and what to bring', () => {
  const trips = [aMailedTrip({ cashPhp: 800, documents: 'passport' })];
  const sources = mailSources({ ...PAID, day: '2027-01-12' }, { trips });
  const { subject, text, html, attachments } = composeEmail('departure-reminder', { kind: 'traveller' }, sources);
  expect(subject).toBe('Booking ABCD1234: be ready on Tue, Jan 12 at 7:15 AM');
  expect(text).toContain('You travel with us on Tue, Jan 12. Be ready at 7:15 AM, Palawan time.');
  expect(text).toContain('Call +63 48 555 0100.');
  expect(html).toContain('Call <a href="tel:+63485550100">+63\u00a048\u00a0555\u00a00100</a>.');
  expect(text).toContain('From: Puerto Princesa Airport\n');
  expect(text).toContain('At the pickup: Arrivals exit');
  expect(text).toContain('Bring in cash: ₱800 for fees on site');
  expect(text).toContain('Bring everyone’s passport, including children’s.');
  expect(text).toContain('Luggage:\n\n- One suitcase and one carry-on each.');
  expect(text).toContain(`Open your voucher:\n${BOOKING_LINK}\n`);
  expect(html).toContain('<li>One suitcase and one carry-on each.</li>');
  expect(attachments).toEqual([]);
});

const TASKS: OpenTasks = {
  dues: [{ due: '2027-01-10T07:30:00+08:00', cents: 13_800 }],
  participants: { done: 1, all: 2 },
  passports: true,
  hotels: true,
};
const tasksMail = (tasks: OpenTasks) =>
  composeEmail('task-reminder', { kind: 'traveller' }, mailSources({ ...PAID, day: '2027-01-12' }, {}, tasks));

test('the reminder of what is missing says what, and leads to where it is done', () => {
  const { subject, text } = tasksMail(TASKS);
  expect(subject).toBe('Booking ABCD1234: details missing for your trip on Tue, Jan 12');
  expect(text).toContain('1 of 2 forms complete. One of your trips needs everyone’s passport for its permit.');
  expect(text).toContain('Add traveller details:\nhttps://palawan.example/participants#ref=ABCD1234&secret=SECRET\n');
  expect(text).toContain(`Add your hotel:\n${BOOKING_LINK}\n`);
  expect(text).toContain('US$138 is due by Sun, Jan 10, 7:30 AM, Palawan time.');
  expect(text).toContain(`See your booking:\n${BOOKING_LINK}\n`);
});

test.each<[string, Partial<OpenTasks>, string]>([
  ['names', { participants: null }, 'TRAVELLER DETAILS'],
  ['hotels', { hotels: false }, 'YOUR HOTEL'],
  ['money', { dues: [] }, 'TO PAY'],
])('the reminder of what is missing is silent about %s that are there', (_name, changes, title) => {
  expect(tasksMail(TASKS).text).toContain(title);
  expect(tasksMail({ ...TASKS, ...changes }).text).not.toContain(title);
});

test('the invitation to a review opens a mail that names the booking and each listing once', () => {
  const trips = [
    aMailedTrip(),
    aMailedTrip({ ref: 'BBBBBBBB' }),
    aMailedTrip({ ref: 'CCCCCCCC', title: 'Tour A', trip: { ...aMailedTrip().trip, listingCode: 'JT-ELN-A' } }),
  ];
  const sources = mailSources({ ...PAID, day: '2027-01-12' }, { trips });
  const { text, html } = composeEmail('review-invitation', { kind: 'traveller' }, sources);
  const bodies = [...html.matchAll(/"(mailto:hello@palawan\.example\?.*?)"/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).searchParams.get('body')?.split('\r\n')[0],
  );
  expect(bodies).toEqual([
    'Booking ABCD1234, PV-PPS-ELN: Private van from Puerto Princesa to El Nido',
    'Booking ABCD1234, JT-ELN-A: Tour A',
  ]);
  expect(text).toContain('We read every review before it is published.');
});

test('the invitation to a review asks in its language, and in plain text for a reply, not by an address with a mail in it', () => {
  const sources = mailSources({ ...PAID, day: '2027-01-12' }, { language: 'de' });
  const { text, html } = composeEmail('review-invitation', { kind: 'traveller' }, sources);
  expect(decodeURIComponent(html)).toContain('\r\n\r\nSterne, 1 bis 5: \r\nDein Name');
  expect(text).toContain('Antworte einfach auf diese E-Mail');
  expect(text).not.toMatch(/mailto|%/);
});

test('reminders of a day are due from three in the afternoon in Palawan', () => {
  expect(new Date(reminderTime('2027-01-12', 1)).toISOString()).toBe('2027-01-11T07:00:00.000Z');
  expect(lastRemindedDay(Date.parse('2027-01-11T14:59:59+08:00'), 1)).toBe('2027-01-11');
  expect(lastRemindedDay(Date.parse('2027-01-11T15:00:00+08:00'), 1)).toBe('2027-01-12');
  expect(lastRemindedDay(Date.parse('2027-01-11T23:59:59+08:00'), -2)).toBe('2027-01-09');
});
