import { describe, expect, test } from 'vitest';
import { nextStep } from '../../../src/lib/participants/next-step.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { TWIN_NOW } from '../../fixtures/fakes/a-booking-service.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const NAMED = [MARIA, { ...MARIA, name: 'Jose Santos' }];
const usd = (minor: number) => ({ minor, currency: 'USD' });
const LEAVES = Date.parse('2027-01-12T07:30:00+08:00');

const paid = (...trips: ReturnType<typeof aBookedVan>[]) =>
  aBooking({ status: 'paid', paid: usd(17_300), trips: trips.length > 0 ? trips : [aBookedVan()] });

describe('the next step of a booking (specification.md#confirmation)', () => {
  test('is to pay, until the places are given away', () => {
    const payBy = '2027-01-05T12:00:00+08:00';
    expect(nextStep(aBooking({ payBy }), TWIN_NOW)).toEqual({ kind: 'pay', cents: 17_300, until: Date.parse(payBy) });
  });

  test('is to pay the rest by its day, before names', () => {
    const due = '2027-01-10T07:30:00+08:00';
    const booking = aBooking({
      status: 'deposit-paid',
      nowUsd: 35,
      balances: [{ due, usd: 138 }],
      paid: usd(3500),
    });
    expect(nextStep(booking, TWIN_NOW)).toEqual({ kind: 'pay', cents: 13_800, until: Date.parse(due) });
  });

  test('is to name everybody before the first trip that lacks a name leaves', () => {
    const later = aBookedVan({ ref: 'BBBBBBBB', departure: '2027-01-20T07:30:00+08:00' });
    expect(nextStep(paid(aBookedVan({ participants: NAMED }), later), TWIN_NOW)).toEqual({
      kind: 'participants',
      until: Date.parse(later.departure),
    });
  });

  test('is to name the hotel of a coming trip', () => {
    const trip = aBookedVan({ participants: NAMED, unknownHotels: ['pickup'] });
    expect(nextStep(paid(trip), TWIN_NOW)).toEqual({ kind: 'hotel', trip, until: LEAVES });
  });

  test('is to be ready a quarter of an hour before the next trip, where nothing is missing', () => {
    const trip = aBookedVan({ participants: NAMED });
    const past = aBookedVan({ ref: 'BBBBBBBB', departure: '2026-01-01T07:30:00+08:00', participants: [null, null] });
    expect(nextStep(paid(past, trip), TWIN_NOW)).toEqual({ kind: 'ready', trip, at: LEAVES - 15 * 60_000 });
  });

  test('is a decision about a trip that was called off, before all else', () => {
    const trip = aBookedVan({ isCalledOff: true });
    expect(nextStep(aBooking({ trips: [aBookedVan({ ref: 'BBBBBBBB' }), trip] }), TWIN_NOW)).toEqual({
      kind: 'decide',
      trip,
    });
  });

  test.each(['cancelled', 'expired', 'completed', 'no-show'] as const)('is none where it is %s', (status) => {
    expect(nextStep(aBooking({ status }), TWIN_NOW)).toEqual({ kind: 'none' });
  });

  test('is none once the last trip has left', () => {
    expect(nextStep(paid(), LEAVES)).toEqual({ kind: 'none' });
  });
});
