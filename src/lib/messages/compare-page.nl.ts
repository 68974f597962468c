import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in Dutch. */
export const nl: ComparePageMessages = {
  title: 'Trips vergelijken',
  description: 'Tot drie trips naast elkaar: prijs voor je groep, duur, wat inbegrepen is, annuleringsvoorwaarden.',
  lead: 'Tot drie naast elkaar, met de prijs voor je groep.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    "Deze pagina heeft JavaScript nodig, en dat staat uit in je browser. Prijzen, tijden en wat inbegrepen is, zie je zonder JavaScript op de pagina's voor ",
    transportation('al het vervoer'),
    ' en ',
    tours('alle tours'),
    '.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['Personen ', stepper],
};
