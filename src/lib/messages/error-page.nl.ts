import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in Dutch. */
export const nl: ErrorPageMessages = {
  status: (status: number) => `Fout ${status}`,
  missing: {
    title: 'Pagina niet gevonden',
    description: 'Deze pagina bestaat niet. Vind je route, doorzoek alle busjes, boten en tours, of vraag het ons.',
    noPageAt: 'Er is geen pagina op',
    thisAddress: 'dit adres',
    why: 'Misschien is de pagina verplaatst of is de link niet volledig.',
    search: 'Alle trips doorzoeken',
    routes: 'Van plaats naar plaats',
  },
  moved: {
    title: 'Deze pagina is verplaatst',
    to: <Part>(link: Part): MessageParts<Part> => ['Deze pagina is verplaatst naar ', link, '.'],
  },
};
