import { expect, test } from 'vitest';
import type { Repositories } from '../../../src/server/repositories/repositories.ts';
import { plansOf } from '../../fixtures/steps/sqlite-plans.ts';

const AT = '2026-11-21T12:00:00+08:00';

test.each<[string, (repositories: Repositories) => Promise<unknown>]>([
  ['passports', ({ participants }) => participants.removePassports(AT, ['cancelled', 'expired'])],
  ['passports of other keys', ({ participants }) => participants.encryptedWithOther('key')],
  ['passports of a key', ({ participants }) => participants.encryptedWith('key', 10)],
  ['the keys in use', ({ participants }) => participants.passportKeys()],
  ['mails', ({ outbox }) => outbox.removeDoneBefore(AT, ['completed'])],
  ['keys of requests', ({ idempotency }) => idempotency.removeOlderThan(AT)],
  ['carts', ({ carts }) => carts.removeOlderThan(AT)],
  ['arrivals', ({ attributions }) => attributions.removeOlderThan(AT)],
  ['arrivals', ({ attributions }) => attributions.removeOlderThan(AT)],
  ['unpaid bookings', ({ bookings }) => bookings.unpaidAt(AT, 'awaiting-payment')],
])('%s are found without reading whole tables', async (_name, work) => {
  const plans = await plansOf(work);
  expect(plans).not.toEqual([]);
  // Of people only those who have a passport are in that index.
  const scans = plans.filter((plan) => /^SCAN/.test(plan) && !plan.includes('participants_with_passport'));
  expect(scans).toEqual([]);
  // Arrivals of bookings are not in that one.
  const arrivals = plans.filter((plan) => /arrivals/.test(plan) && !/arrivals_without_booking/.test(plan));
  expect(arrivals).toEqual([]);
  expect(plans.filter((plan) => /bookings USING INDEX bookings_(?:status_placed|ends)/.test(plan))).toEqual([]);
});

test('what metrics count is counted in indexes (specification.md#metrics)', async () => {
  const plans = await plansOf(async ({ outbox, money }) => {
    await outbox.countByState(['waiting', 'failed']);
    await money.countWaiting(AT);
  });
  expect(plans).toEqual([
    expect.stringMatching(/^SEARCH outbox USING COVERING INDEX outbox_state/),
    expect.stringMatching(/^SEARCH bookings USING COVERING INDEX bookings_status/),
  ]);
});

test('bookings that nobody paid are found without reading whole tables', async () => {
  const plans = await plansOf(({ people }) => people.unpaidBefore(AT, { most: 10 }));
  expect(plans).not.toEqual([]);
  expect(plans.filter((plan) => /^SCAN/.test(plan))).toEqual([]);
});

test('bookings of ten years ago are found by when they ended', async () => {
  const plans = await plansOf(({ people }) => people.endedBefore(AT, { most: 10 }));
  expect(plans).toEqual([expect.stringMatching(/^SEARCH bookings USING (?:COVERING )?INDEX bookings_ends_at/)]);
});

test('somebody is found by their address and number without reading all bookings', async () => {
  const persons = [{ by: 'email', email: 'a@b.ph' } as const, { by: 'mobile', mobiles: ['+639175550100'] } as const];
  for (const person of persons) {
    const plans = await plansOf(({ people }) => people.refsOf(person));
    expect(plans.filter((plan) => /^SCAN/.test(plan))).toEqual([]);
  }
});

test('bookings are found by the beginning of a word without reading whole tables', async () => {
  const plans = await plansOf(({ bookingSearch }) => bookingSearch.find('maria 0199', null, 50));
  expect(plans).not.toEqual([]);
  for (const plan of plans) expect(plan).toMatch(/^SEARCH booking_terms USING COVERING INDEX booking_terms_term/);
});

test('money is found without reading whole tables', async () => {
  const period = { from: AT, before: AT };
  const plans = await plansOf(async ({ money }) => {
    await money.waiting(AT, 10);
    await money.refundDue(10);
    await money.received(period);
    await money.refunded(period);
  });
  const scans = plans.filter((plan) => /^SCAN/.test(plan) && !plan.includes('bookings_refund_due'));
  expect([plans.length > 4, scans]).toEqual([true, []]);
});

test('travellers are reminded without reading whole tables (specification.md#reminders)', async () => {
  const plans = await plansOf(({ reminders }) =>
    reminders.departing('reminder', { from: AT, before: AT }, ['paid', 'confirmed']),
  );
  expect(plans[0]).toMatch(/^SEARCH trip USING INDEX booked_trips_departure/);
  expect(plans.filter((plan) => /^SCAN/.test(plan) || /bookings_status/.test(plan))).toEqual([]);
});

test('travellers are asked for a review by when they were back (specification.md#reminders)', async () => {
  const plans = await plansOf(({ reminders }) =>
    reminders.ended('review', { from: AT, before: AT }, ['paid', 'confirmed', 'completed']),
  );
  expect(plans[0]).toMatch(/^SEARCH booking USING INDEX bookings_ends_at/);
  expect(plans.filter((plan) => /^SCAN/.test(plan))).toEqual([]);
});
