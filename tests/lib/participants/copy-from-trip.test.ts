import { describe, expect, test } from 'vitest';
import { copyFromTrip } from '../../../src/lib/participants/copy-from-trip.ts';
import { formsOf } from '../../../src/lib/participants/people-of-booking.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport: null };
const JUAN = { ...MARIA, name: 'Juan Santos' };

const filled = aBookedVan({ title: 'The first van', participants: [MARIA, JUAN] });
const empty = aBookedVan({ ref: 'BBBBBBBB', participants: [null, null] });

function copyInto(index: number, trips: Parameters<typeof aBooking>[0] = { trips: [filled, empty] }) {
  const booking = aBooking(trips);
  const forms = formsOf(booking)[index];
  return forms ? copyFromTrip(forms, booking, {}, 'en') : null;
}

describe('all travellers of another trip', () => {
  test('fill the open forms of this one', () => {
    expect(copyInto(1)).toEqual({
      title: 'The first van',
      forms: [
        { index: 0, participant: MARIA },
        { index: 1, participant: JUAN },
      ],
    });
  });

  test('are not offered where nobody is known, or nothing is open', () => {
    expect(copyInto(0)).toBeNull();
    expect(copyInto(0, { trips: [empty] })).toBeNull();
  });

  test('leave forms alone that are complete', () => {
    const half = { ...empty, participants: [JUAN, null] };
    expect(copyInto(1, { trips: [filled, half] })?.forms).toEqual([{ index: 1, participant: JUAN }]);
  });

  test('are not taken over where passports are asked for', () => {
    expect(copyInto(1, { trips: [filled, { ...empty, documents: 'passport' }] })).toBeNull();
  });
});
