import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in Spanish. */
export const es: ErrorPageMessages = {
  status: (status: number) => `Error ${status}`,
  missing: {
    title: 'Página no encontrada',
    description: 'Esta página no existe. Busca tu ruta, mira todas las minivans, barcos y excursiones, o pregúntanos.',
    noPageAt: 'No hay ninguna página en',
    thisAddress: 'esta dirección',
    why: 'Quizá la página se ha movido, o el enlace no está completo.',
    search: 'Buscar en todos los viajes',
    routes: 'De pueblo en pueblo',
  },
  moved: {
    title: 'Esta página se ha movido',
    to: <Part>(link: Part): MessageParts<Part> => ['Esta página se ha movido a ', link, '.'],
  },
};
