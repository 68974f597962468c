import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in Dutch. */
export const nl: DestinationPageMessages = {
  about: (place: string) => `Over ${place}`,
  tours: { heading: (place: string) => `Tours vanuit ${place}`, all: 'Alle tours' },
  waysHere: {
    heading: (place: string) => `Naar ${place} reizen`,
    all: (place: string) => `Alle trips naar ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Verder vanuit ${place}`,
    all: (place: string) => `Alle trips vanuit ${place}`,
  },
  goodToKnow: 'Goed om te weten',
  areas: 'Waar we ophalen en afzetten',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente en El Nido vergeleken: hoe het er is, wanneer je gaat, hoe je er komt en wat je er doet.',
    lead: 'Vijf plaatsen op één eiland, van de hoofdstad in het midden tot de kalksteenbaaien in het noorden. Elk heeft zijn eigen tempo.',
  },
};
