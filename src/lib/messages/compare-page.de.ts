import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in German. */
export const de: ComparePageMessages = {
  title: 'Trips vergleichen',
  description: 'Bis zu drei Trips nebeneinander: Preis für deine Gruppe, Dauer, was dabei ist, Stornierung.',
  lead: 'Bis zu drei nebeneinander, mit dem Preis für deine Gruppe.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    'Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist. Preise, Zeiten und was dabei ist siehst du auch ohne, auf den Seiten ',
    transportation('Alle Fahrten'),
    ' und ',
    tours('Alle Touren'),
    '.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['Personen ', stepper],
};
