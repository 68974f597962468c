import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in German. */
export const de: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('Frag uns, was wir tun können'), '.'],
  actions: { compare: 'Vergleichen', share: 'Teilen' },
  pictures: 'Bilder',
  facts: {
    duration: 'Dauer',
    departure: 'Abfahrt',
    group: 'Gruppe',
    groupUpTo: (people: number) => `Bis zu ${people} Personen`,
    cancellation: 'Stornierung',
  },
  sections: {
    label: 'Auf dieser Seite',
    itinerary: 'Ablauf',
    included: 'Dabei',
    pickup: 'Abholung',
    cash: 'Bargeld',
    notes: 'Gut zu wissen',
    reviews: 'Bewertungen',
    policy: 'Stornierung',
    book: 'Frag uns',
  },
  itinerary: 'Ablauf',
  covers: { label: 'Was im Preis steckt', included: 'Dabei', excluded: 'Nicht dabei' },
  notes: 'Wichtig zu wissen',
  policy: 'Bezahlung und Stornierung',
  more: (count: number) => `${count} weitere`,
  suggestions: 'Weitere Trips ab hier',
  book: {
    title: 'Buchen oder fragen',
    titleOfExample: 'Frag nach diesem Trip',
    notSold: 'Diesen Trip verkaufen wir noch nicht. Frag uns, was wir tun können und was es kostet.',
    write: (hours: string) =>
      `Schick uns Datum, Abfahrtszeit, Zahl der Personen und Abholort. Der Name dieses Trips steht schon in der Nachricht. Wir antworten ${hours}.`,
  },
};
