import { expect, test } from 'vitest';
import { firstOpen, formsOf } from '../../../src/lib/participants/people-of-booking.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const later = { departure: '2027-01-15T07:30:00+08:00', end: '2027-01-15T12:30:00+08:00' };

const tour = aBookedVan({ ...later, ref: 'BBBBBBBB', documents: 'passport', participants: [MARIA, null] });
const van = aBookedVan({ participants: [MARIA, MARIA] });

test('there is one form for each trip and person, in the order of the trips', () => {
  const forms = formsOf(aBooking({ trips: [tour, van] }));
  expect(forms.map(({ trip, people }) => [trip.ref, people.map(({ complete }) => complete)])).toEqual([
    ['AAAAAAAA', [true, true]],
    ['BBBBBBBB', [false, false]],
  ]);
  expect(forms[1]?.asked).toEqual({ documents: 'passport', lastDay: '2027-01-15' });
});

test('the first form that is not complete comes first', () => {
  expect(firstOpen(formsOf(aBooking({ trips: [tour, van] })))).toMatchObject({ tripRef: 'BBBBBBBB', index: 0 });
  expect(firstOpen(formsOf(aBooking({ trips: [van] })))).toBeNull();
});
