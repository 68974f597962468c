/** Messages of when and where a trip begins and ends, in English. */
export const en = {
  title: 'Departures, pickup and drop-off',
  times: 'Departure times',
  anyTime: 'You choose the time when you book.',
  beReady: 'Be ready 15 minutes early. All times are Palawan time.',
  pickup: { heading: 'Pickup', advice: 'Where to wait' },
  dropoff: { heading: 'Drop-off', advice: 'What to tell the driver' },
  outside: { label: 'Outside town', chip: 'outside town' },
  openInMaps: ', open in maps',
};

export type ListingDeparturesMessages = typeof en;
