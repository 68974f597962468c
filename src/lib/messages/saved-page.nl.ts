import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in Dutch. */
export const nl: SavedPageMessages = {
  title: 'Bewaarde trips',
  description: 'De trips die je bewaarde en die je het laatst bekeek, opgeslagen in je browser.',
  storedHere: 'Alleen in deze browser bewaard. Wij zien je lijst niet, en als je je browsergegevens wist, is hij weg.',
  noScript:
    'Trips bewaren heeft JavaScript nodig, en dat staat uit in je browser. Je kunt in plaats daarvan een bladwijzer voor de trippagina maken. Onze meest geboekte trips:',
  mostBooked: 'Meest geboekt',
};
