import { describe, expect, test } from 'vitest';
import { matchAreas, pickupAnswer, townsOf } from '../../../src/lib/places/pickup-match.ts';
import { aFoundArea, aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

const hotels = aFoundArea('pps-city-hotels', 'Any hotel in Puerto Princesa City');
const airport = aFoundArea('pps-airport', 'Puerto Princesa Airport');
const town = aFoundArea('eln-town-hotels', 'Any hotel in El Nido town');
const areas = { pickup: [hotels, airport], dropoff: [town] };

describe("which of a listing's choices serve a place (specification.md#listing-content)", () => {
  test('are those of the area that the place belongs to', () => {
    expect(pickupAnswer(aFoundPlace(), areas)).toMatchObject({
      kind: 'served',
      choices: [{ side: 'pickup', area: hotels }],
    });
  });

  test('an area serves itself, at the end of the trip too', () => {
    expect(pickupAnswer(town, areas)).toMatchObject({ choices: [{ side: 'dropoff', area: town }] });
  });

  test('are both on a round trip', () => {
    const both = { pickup: [hotels], dropoff: [hotels] };
    expect(pickupAnswer(hotels, both)).toMatchObject({ choices: [{ side: 'pickup' }, { side: 'dropoff' }] });
  });

  test.each([
    ['a van goes on request', aFoundPlace({ areaId: null })],
    ['another listing stops', aFoundPlace({ areaId: 'eln-lio' })],
  ])('are none where %s', (_what, place) => {
    expect(pickupAnswer(place, areas)).toEqual({ kind: 'outside', place });
  });
});

test('areas are known by the names that the page lists, other places are not', () => {
  const street = aFoundPlace({ name: airport.name, place_id: 'street' });
  expect(matchAreas([airport.name, 'Nowhere'], [street, hotels, airport])).toEqual([airport]);
});

test('the towns of a listing are those of its choices', () => {
  expect(townsOf(areas)).toEqual(['PPS', 'ELN']);
});
