import { plural } from './format.ts';
import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in Spanish. */
export const es: ShortlistProblemsMessages = {
  gone: (count: number) =>
    plural('es', count, {
      one: '1 viaje de tu lista ya no se ofrece.',
      other: `${count} viajes de tu lista ya no se ofrecen.`,
    }),
  failed: (count: number) =>
    plural('es', count, {
      one: '1 viaje no se ha podido cargar. Comprueba tu conexión.',
      other: `${count} viajes no se han podido cargar. Comprueba tu conexión.`,
    }),
  retry: 'Reintentar',
  noCode: 'Tu lista no se ha podido cargar. Comprueba tu conexión y recarga la página.',
};
