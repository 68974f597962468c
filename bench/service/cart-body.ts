const PLAN = { base: 173, extra: 0, inc: 8, currency: 'USD' };

const ITEM = {
  ref: 'AAAAAAAA',
  trip: {
    listingCode: 'PV-PPS-ELN',
    date: '',
    time: '07:30',
    people: 2,
    pickup: { areaId: null, text: 'Hotel Centro' },
    dropoff: { areaId: null, text: 'Casa Maria' },
    arrival: null,
    notes: '',
  },
  title: 'Private van from Puerto Princesa to El Nido',
  path: '/transfers/puerto-princesa-to-el-nido-private-van',
  planUsd: PLAN,
  totalUsd: 173,
  rate: 1,
  ratePlan: PLAN,
  total: 173,
};

const CONTACT = { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' };

/** Four weeks from now. */
export const TRIP_DATE = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);

/** The cart of one van, as a browser sends it. */
export function cartBody(revision: number, time = ITEM.trip.time) {
  const items = [{ ...ITEM, trip: { ...ITEM.trip, date: TRIP_DATE, time } }];
  return { contactInfo: CONTACT, bookingItems: items, currency: 'USD', revision };
}
