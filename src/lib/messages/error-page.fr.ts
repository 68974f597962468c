import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in French. */
export const fr: ErrorPageMessages = {
  status: (status: number) => `Erreur ${status}`,
  missing: {
    title: 'Page introuvable',
    description:
      'Cette page n’existe pas. Trouvez votre trajet, cherchez parmi tous les vans, bateaux et excursions, ou demandez-nous.',
    noPageAt: 'Il n’y a pas de page à',
    thisAddress: 'cette adresse',
    why: 'La page a peut-être été déplacée, ou le lien est incomplet.',
    search: 'Chercher un voyage',
    routes: 'De ville en ville',
  },
  moved: {
    title: 'Cette page a été déplacée',
    to: <Part>(link: Part): MessageParts<Part> => ['Cette page est maintenant ici\u00a0: ', link, '.'],
  },
};
