import { expect, test } from 'vitest';
import { requestedTripTextData } from '../../../src/lib/bookings/requested-trip-text-data.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCartLine } from '../../fixtures/builders/a-cart-line.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';

const AREAS = [{ id: 'eln-town-hotels', name: 'Any hotel in El Nido town' }] as never;

test('a trip that is asked for by message names its stops as the traveller knows them', () => {
  const trip = {
    pickup: { areaId: null, text: 'Rizal Avenue 7' },
    dropoff: { areaId: 'eln-town-hotels', text: 'Casa Maria' },
    arrival: { number: '5J 637', time: '06:40' },
    notes: 'Two surfboards',
  };
  const detail = aListingDetail(undefined, { dropoff: AREAS, pickup: [] });
  expect(requestedTripTextData(aCartLine(aCartItem('AAAAAAAA', trip), { detail }))).toMatchObject({
    title: 'Private van from Puerto Princesa to El Nido',
    people: 2,
    pickup: 'Rizal Avenue 7',
    dropoff: 'Any hotel in El Nido town: Casa Maria',
    arrival: '5J 637, 6:40 AM',
    notes: 'Two surfboards',
  });
});

test('a trip of which the listing is not known is asked for with what the cart has', () => {
  const { pickup, dropoff, cashPhp } = requestedTripTextData(aCartLine(aCartItem('AAAAAAAA'), { detail: null }));
  expect({ pickup, dropoff, cashPhp }).toEqual({ pickup: 'pps-airport', dropoff: 'Casa Maria', cashPhp: 0 });
});
