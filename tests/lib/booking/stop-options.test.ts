import { describe, expect, test } from 'vitest';
import {
  placeOfStop,
  type StopQuery,
  stopFieldText,
  stopOptions,
  typedStop,
} from '../../../src/lib/booking/stop-options.ts';
import { stopSchema } from '../../../src/lib/booking/trip-choice.schema.ts';
import { parseFoundPlace } from '../../../src/lib/places/found-place.ts';
import { AIRPORT, BEACH, CITY, TOWN } from '../../fixtures/builders/a-bookable-listing.ts';
import { aFoundArea, aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

const CITY_AREA = { ...CITY, locality: 'Puerto Princesa City' };
const TOWNS = new Map([['PPS', 'Puerto Princesa']]);

function optionsFor(text: string, changes: Partial<StopQuery> = {}) {
  return stopOptions({ areas: [AIRPORT, CITY_AREA], text, places: [], towns: TOWNS, language: 'en', ...changes });
}
const names = (text: string, changes: Partial<StopQuery> = {}) => optionsFor(text, changes).map(({ name }) => name);

describe('what a place field proposes (specification.md#booking-dialog)', () => {
  test('is all areas before anything is typed, and one of many hotels may stay without its hotel', () => {
    const [airport, city] = optionsFor('');
    expect(airport).toMatchObject({ name: AIRPORT.name, isLater: false, stop: { areaId: AIRPORT.id, text: '' } });
    expect(city).toMatchObject({ detail: 'Hotel not known yet', isLater: true, stop: { areaId: CITY.id, text: '' } });
  });

  test('begins with places of before that the listing serves, and has no others of them', () => {
    const places = [aFoundPlace({ place_id: 'far', name: 'Far away', areaId: 'svc-port' }), aFoundPlace()];
    expect(names('', { places })).toEqual(['Rizal Avenue', AIRPORT.name, CITY.name]);
  });

  test('is the typed words in each area of many hotels, and on request', () => {
    expect(optionsFor(' Casa Maria ').map(({ name, stop }) => [name, stop])).toEqual([
      ['Casa Maria, Puerto Princesa City', { areaId: CITY.id, text: 'Casa Maria' }],
      ['Casa Maria, somewhere else', { areaId: null, text: 'Casa Maria' }],
    ]);
  });

  test('finds areas by half words without the gazetteer, each once with it', () => {
    const places = [aFoundArea(AIRPORT.id, AIRPORT.name, { kind: 'airport' })];
    expect(names('airp')[0]).toBe(AIRPORT.name);
    expect(names('airp', { places }).filter((name) => name === AIRPORT.name)).toHaveLength(1);
    expect(names(AIRPORT.name.toLowerCase(), { places })).toEqual([AIRPORT.name, CITY.name]);
  });

  test('says that a place outside of the areas is on request', () => {
    const [option] = optionsFor('iwahig', { places: [aFoundPlace({ name: 'Iwahig', areaId: 'pps-iwahig' })] });
    expect(option).toMatchObject({ detail: 'Puerto Princesa, street, on request', stop: { areaId: null } });
  });

  test.each(['   ', '!!!', '🛺'])('has nothing to name in "%s"', (text) => {
    expect(names(text).some((name) => name.includes('somewhere else'))).toBe(false);
  });

  test('is always a stop that the server takes', () => {
    for (const text of ['', 'x'.repeat(400), '<b>Casa', 'Puerto Princesa Airport'])
      for (const { stop } of optionsFor(text)) expect(stopSchema.safeParse(stop).success).toBe(true);
  });
});

describe('a stop while its text is typed', () => {
  const AREAS = [AIRPORT, CITY_AREA];

  test('stays in its area of many hotels, and leaves one spot', () => {
    expect(typedStop('Casa', { areaId: CITY.id, text: 'Cas' }, AREAS)).toEqual({ areaId: CITY.id, text: 'Casa' });
    expect(typedStop('Casa', { areaId: AIRPORT.id, text: '' }, AREAS)).toEqual({ areaId: null, text: 'Casa' });
  });

  test('is nowhere once it is empty, but for the only area', () => {
    expect(typedStop('', { areaId: CITY.id, text: 'C' }, AREAS)).toEqual({ areaId: null, text: '' });
    expect(typedStop('', { areaId: TOWN.id, text: 'C' }, [TOWN])).toEqual({ areaId: TOWN.id, text: '' });
  });

  test.each([
    ['one spot', { areaId: AIRPORT.id, text: '' }, false, AIRPORT.name],
    ['a hotel', { areaId: CITY.id, text: 'Casa Maria' }, false, 'Casa Maria'],
    ['a hotel that is not known', { areaId: CITY.id, text: '' }, true, CITY.name],
    ['a hotel that is still to be named', { areaId: CITY.id, text: '' }, false, ''],
    ['a place on request', { areaId: null, text: 'The blue gate' }, false, 'The blue gate'],
    ['an area that is not served any more', { areaId: 'gone', text: 'Here' }, false, 'Here'],
  ])('shows %s', (_name, stop, isLater, text) => {
    expect(stopFieldText(stop, AREAS, isLater)).toBe(text);
  });
});

describe('a hotel for the next trip', () => {
  test('is one of the area that it was booked in, and can be stored', () => {
    const place = placeOfStop({ areaId: BEACH.id, text: 'Casa Maria' }, [TOWN, BEACH]);
    expect(place).toMatchObject({ name: 'Casa Maria', town: 'ELN', areaId: BEACH.id });
    expect(parseFoundPlace(JSON.parse(JSON.stringify(place)))).toEqual(place);
  });

  test.each([
    ['one spot', { areaId: AIRPORT.id, text: '' }],
    ['no name', { areaId: CITY.id, text: '' }],
    ['a place on request', { areaId: null, text: 'The blue gate' }],
  ])('is none for %s', (_name, stop) => {
    expect(placeOfStop(stop, [AIRPORT, CITY])).toBeNull();
  });
});
