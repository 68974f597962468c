import { plural } from './format.ts';
import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in Dutch. */
export const nl: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('Vraag ons wat we kunnen doen'), '.'],
  actions: { compare: 'Vergelijken', share: 'Delen' },
  pictures: 'Afbeeldingen',
  facts: {
    duration: 'Duur',
    departure: 'Vertrek',
    group: 'Groep',
    groupUpTo: (people: number) => plural('nl', people, { one: 'Tot 1 persoon', other: `Tot ${people} personen` }),
    cancellation: 'Annuleren',
  },
  sections: {
    label: 'Op deze pagina',
    itinerary: 'Verloop',
    included: 'Inbegrepen',
    pickup: 'Ophalen',
    cash: 'Contant',
    notes: 'Goed om te weten',
    reviews: 'Reviews',
    policy: 'Annuleren',
    book: 'Vraag ons',
  },
  itinerary: 'Verloop',
  covers: { label: 'Wat in de prijs zit', included: 'Inbegrepen', excluded: 'Niet inbegrepen' },
  notes: 'Belangrijk om te weten',
  policy: 'Betalen en annuleren',
  more: (count: number) => `Nog ${count}`,
  suggestions: 'Meer trips vanaf hier',
  book: {
    title: 'Boek of vraag',
    titleOfExample: 'Vraag naar deze trip',
    notSold: 'Deze trip verkopen we nog niet. Vraag ons wat we kunnen doen en wat het kost.',
    write: (hours: string) =>
      `Stuur ons je datum, vertrektijd, aantal personen en ophaalpunt. De naam van deze trip staat al in het bericht. We antwoorden ${hours}.`,
  },
};
