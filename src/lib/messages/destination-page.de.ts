import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in German. */
export const de: DestinationPageMessages = {
  about: (place: string) => `Über ${place}`,
  tours: { heading: (place: string) => `Touren ab ${place}`, all: 'Alle Touren' },
  waysHere: {
    heading: (place: string) => `Anreise nach ${place}`,
    all: (place: string) => `Alle Trips nach ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Weiter ab ${place}`,
    all: (place: string) => `Alle Trips ab ${place}`,
  },
  goodToKnow: 'Gut zu wissen',
  areas: 'Wo wir abholen und absetzen',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente und El Nido im Vergleich: wie es dort ist, wann du hinfährst, wie du hinkommst und was du dort machst.',
    lead: 'Fünf Orte auf einer Insel, von der Hauptstadt in der Mitte bis zu den Kalkfelsbuchten im Norden. Jeder hat sein eigenes Tempo.',
  },
};
