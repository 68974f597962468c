import { describe, expect, test } from 'vitest';
import type { Booking } from '../../../src/lib/bookings/booking.schema.ts';
import { EMPTY_PASSPORT } from '../../../src/lib/participants/participant-draft.ts';
import { formKey, savedTravellers, type TypedDrafts } from '../../../src/lib/participants/saved-travellers.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const JUAN = { ...MARIA, name: 'Juan Santos' };
const PASSPORT = { name: 'JUAN SANTOS', number: 'XXXXX67A', expiry: '2031-05-20', country: 'PH' };

const names = (booking: Booking, typed: TypedDrafts, own: string) =>
  savedTravellers(booking, typed, own, 'en').map(({ name }) => name);

describe('whose details can be copied', () => {
  test('who books, as an adult, until a form says more of them', () => {
    const [lead] = savedTravellers(aBooking(), {}, '', 'en');
    expect(lead).toMatchObject({ name: 'Maria Santos, who booked', draft: { name: 'Maria Santos', ageBand: 'adult' } });
    const trips = [aBookedVan({ participants: [MARIA, JUAN] })];
    expect(names(aBooking({ trips }), {}, '')).toEqual(['Maria Santos', 'Juan Santos']);
  });

  test('not the one whose form is to be filled', () => {
    const trips = [aBookedVan({ participants: [MARIA, JUAN] })];
    expect(names(aBooking({ trips }), {}, formKey('AAAAAAAA', 0))).toEqual(['Maria Santos, who booked', 'Juan Santos']);
  });

  test('each once, with the most that is known; a number of which only the end is known stays out', () => {
    const tour = aBookedVan({ ref: 'BBBBBBBB', participants: [{ ...JUAN, passport: PASSPORT }, null] });
    const booking = aBooking({ trips: [aBookedVan({ participants: [JUAN, null] }), tour] });
    const juan = savedTravellers(booking, {}, '', 'en').find(({ name }) => name === 'Juan Santos');
    expect(juan?.draft.passport).toEqual({ ...PASSPORT, number: '' });
  });

  test('what was typed on this page counts more than what was saved', () => {
    const trips = [aBookedVan({ participants: [MARIA, null] })];
    const typed = { [formKey('AAAAAAAA', 0)]: { ...MARIA, name: 'Maria S. Santos', passport: EMPTY_PASSPORT } };
    expect(names(aBooking({ trips }), typed, '')).toEqual(['Maria Santos, who booked', 'Maria S. Santos']);
  });
});
