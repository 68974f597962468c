import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in German. */
export const de: ErrorPageMessages = {
  status: (status: number) => `Fehler ${status}`,
  missing: {
    title: 'Seite nicht gefunden',
    description:
      'Diese Seite gibt es nicht. Finde deine Strecke, such in allen Vans, Booten und Touren, oder frag uns.',
    noPageAt: 'Es gibt keine Seite unter',
    thisAddress: 'dieser Adresse',
    why: 'Vielleicht ist die Seite umgezogen, oder der Link ist unvollständig.',
    search: 'In allen Trips suchen',
    routes: 'Von Ort zu Ort',
  },
  moved: {
    title: 'Diese Seite ist umgezogen',
    to: <Part>(link: Part): MessageParts<Part> => ['Diese Seite ist umgezogen, nach ', link, '.'],
  },
};
