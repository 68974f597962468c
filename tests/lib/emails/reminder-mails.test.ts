import { expect, test } from 'vitest';
import { composeEmail } from '../../../src/lib/emails/compose-email.ts';
import { lastRemindedDay, reminderTime } from '../../../src/lib/emails/reminder-days.ts';
import { aMailedTrip, BOOKING_LINK, mailSources, PAID } from '../../fixtures/mail-sources.ts';

test('the reminder of a departure says when, where, whom to call and what to bring', () => {
  const trips = [aMailedTrip({ cashPhp: 800, documents: 'passport' })];
  const sources = mailSources({ ...PAID, day: '2027-01-12' }, { trips });
  const { subject, text, html, attachments } = composeEmail('departure-reminder', { kind: 'traveller' }, sources);
  expect(subject).toBe('Booking ABCD1234: be ready on Tue, Jan 12, 2027 at 7:15 AM');
  expect(text).toContain('You travel with us on Tue, Jan 12, 2027. Be ready at 7:15 AM, Palawan time.');
  expect(text).toContain('Call +63 48 555 0100.');
  expect(text).toContain('From: Puerto Princesa Airport\n');
  expect(text).toContain('At the pickup: Arrivals exit');
  expect(text).toContain('Bring in cash: PHP 800 for fees on site');
  expect(text).toContain('Bring the passport of everybody, children included.');
  expect(text).toContain('Luggage:\n\n- One suitcase and one carry-on each.');
  expect(text).toContain(`Open your voucher:\n${BOOKING_LINK}\n`);
  expect(html).toContain('<li>One suitcase and one carry-on each.</li>');
  expect(attachments).toEqual([]);
});

test('reminders of a day are due from three in the afternoon in Palawan', () => {
  expect(new Date(reminderTime('2027-01-12', 1)).toISOString()).toBe('2027-01-11T07:00:00.000Z');
  expect(lastRemindedDay(Date.parse('2027-01-11T14:59:59+08:00'), 1)).toBe('2027-01-11');
  expect(lastRemindedDay(Date.parse('2027-01-11T15:00:00+08:00'), 1)).toBe('2027-01-12');
  expect(lastRemindedDay(Date.parse('2027-01-11T23:59:59+08:00'), -2)).toBe('2027-01-09');
});
