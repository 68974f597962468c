import { plural } from './format.ts';
import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in Italian. */
export const it: ShortlistProblemsMessages = {
  gone: (count: number) =>
    plural('it', count, {
      one: '1 viaggio del tuo elenco non lo offriamo più.',
      other: `${count} viaggi del tuo elenco non li offriamo più.`,
    }),
  failed: (count: number) =>
    plural('it', count, {
      one: '1 viaggio non si è caricato. Controlla la connessione.',
      other: `${count} viaggi non si sono caricati. Controlla la connessione.`,
    }),
  retry: 'Riprova',
  noCode: 'Il tuo elenco non si è caricato. Controlla la connessione e ricarica la pagina.',
};
