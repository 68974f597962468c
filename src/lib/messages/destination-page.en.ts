/** Messages of a town and what can be booked there, in English. */
export const en = {
  about: (place: string) => `About ${place}`,
  tours: { heading: (place: string) => `Tours from ${place}`, all: 'All tours' },
  waysHere: {
    heading: (place: string) => `Getting to ${place}`,
    all: (place: string) => `All trips to ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Going on from ${place}`,
    all: (place: string) => `All trips from ${place}`,
  },
  goodToKnow: 'Good to know',
  areas: 'Where we pick up and drop off',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente and El Nido compared: what each is like, when to go, how to get there and what to do there.',
    lead: 'Five towns on one island, from the capital in the middle to the limestone bays of the north. Each has its own pace.',
  },
};

export type DestinationPageMessages = typeof en;
