import { describe, expect, test } from 'vitest';
import { hotelProblems } from '../../../src/lib/booking/hotel-validation.ts';
import { areaNote, isHotelUnknown, namedStop } from '../../../src/lib/booking/stop-names.ts';
import { draftOf, emptyDraft } from '../../../src/lib/booking/trip-draft.ts';
import { tripProblems } from '../../../src/lib/booking/trip-validation.ts';
import { earlierStops } from '../../../src/server/repositories/earlier-stops.ts';
import { aChoice, aTrip } from '../../fixtures/builders/a-trip.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const CITY = {
  name: 'Any hotel in Puerto Princesa City',
  kind: 'hotels',
  locality: 'Puerto Princesa City',
  note: 'Wait in the lobby.',
} as const;
const AIRPORT = { name: 'Airport', kind: 'airport', note: 'Wait by the kerb.' } as const;
const areas = readRealContent().catalogue.places.flatMap((place) => place.areas);

describe('a stop in words (ADR 29)', () => {
  test.each([
    ['a hotel', CITY, 'Casa Maria', 'Casa Maria, Puerto Princesa City', 'Wait in the lobby.'],
    [
      'a hotel that is not known',
      CITY,
      '',
      'Hotel not known yet, Puerto Princesa City',
      'Add your hotel on your booking page',
    ],
    ['one spot', AIRPORT, '', 'Airport', 'Wait by the kerb.'],
    ['a place on request', undefined, 'Kilometre 12', 'Kilometre 12', null],
  ])('is %s', (_name, area, text, name, note) => {
    const stop = namedStop({ areaId: area ? 'x' : null, text }, area, 'pickup', 'en');
    expect(stop.name).toBe(name);
    if (note === null) expect(stop.note).toBeNull();
    else expect(stop.note).toContain(note);
  });

  test('never tells those who are left there to wait', () => {
    expect(areas.length).toBeGreaterThan(20);
    const notes = areas.map((area) => [area.id, areaNote(area, 'dropoff', 'en'), area.note] as const);
    expect(notes.filter(([, dropoff, pickup]) => dropoff !== null && dropoff === pickup)).toEqual([]);
    expect(namedStop({ areaId: 'a', text: '' }, AIRPORT, 'dropoff', 'en').note).toBe(
      'We drop you off in front of the terminal.',
    );
    expect(areaNote({ ...AIRPORT, dropoffNote: 'Door 2.' }, 'dropoff', 'en')).toBe('Door 2.');
  });

  test('names no area "any hotel" once the hotel is said', () => {
    const wide = areas.filter((area) => isHotelUnknown({ text: '' }, area));
    expect(wide.length).toBeGreaterThan(10);
    const names = wide.map((area) => namedStop({ areaId: area.id, text: 'Casa Maria' }, area, 'pickup', 'en').name);
    expect(names.filter((name) => /any hotel|hotels/i.test(name))).toEqual([]);
  });
});

describe('a form', () => {
  const served = {
    pickup: [{ id: 'pps-city-hotels', kind: 'hotels' }],
    dropoff: [{ id: 'eln-town-hotels', kind: 'hotels' }],
  } as const;
  const draft = { ...emptyDraft(aTrip()), returns: false };
  const choice = aChoice({
    pickup: { areaId: 'pps-city-hotels', text: '' },
    dropoff: { areaId: 'eln-town-hotels', text: '' },
  });

  test('asks for the hotel of both stops, or the words that it is not known', () => {
    expect(hotelProblems(choice, draft, served, 'en').map(({ field }) => field)).toEqual(['pickup', 'dropoff']);
    const hotelLater = { pickup: true, dropoff: false };
    expect(hotelProblems(choice, { ...draft, hotelLater }, served, 'en').map(({ field }) => field)).toEqual([
      'dropoff',
    ]);
    expect(hotelProblems(choice, { ...draft, returns: true }, served, 'en').map(({ field }) => field)).toEqual([
      'pickup',
    ]);
  });

  test('of a trip that is in the cart without a hotel knows that nobody knew it', () => {
    expect(hotelProblems(choice, draftOf(choice, aTrip()), served, 'en')).toEqual([]);
  });

  test.each(['.', '- -', '???'])('takes no "%s" for a place', (text) => {
    const named = aChoice({ dropoff: { areaId: 'eln-town-hotels', text } });
    expect(tripProblems(named, aTrip(), Date.parse('2026-11-21T12:00:00+08:00'), 'en')).toEqual([
      { field: 'dropoff', kind: 'missing', text: 'Enter the name of the place.' },
    ]);
  });
});

test('a booking of earlier versions says what it did not ask for', () => {
  const stops = earlierStops({
    trip: {
      pickup: { areaId: 'pps-city-hotels', text: '' },
      dropoff: { areaId: 'eln-town-hotels', text: 'Casa Maria' },
    },
    pickup: { name: 'Any hotel in Puerto Princesa City', note: 'Wait in the lobby.' },
    dropoff: { name: 'Any hotel in El Nido town: Casa Maria', note: 'Wait in the lobby.' },
  });
  expect(stops).toEqual({
    pickup: { name: 'Hotel not known yet, Puerto Princesa City', note: expect.stringContaining('Add your hotel') },
    dropoff: { name: 'Any hotel in El Nido town: Casa Maria', note: null },
    unknownHotels: ['pickup'],
  });
});
