import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in Italian. */
export const it: TransferFactsMessages = {
  title: 'In ogni transfer',
  early: {
    title: 'Fatti trovare 15 minuti prima',
    text: 'I van partono in orario, perché altri aspettano più avanti lungo la strada.',
  },
  price: {
    title: 'Un prezzo, carburante e autista compresi',
    text: 'Dopo non aggiungiamo niente. Se un comune o un parco chiede una tassa, la pagina la indica tra i contanti da portare.',
  },
  signal: {
    title: 'Preparati a restare senza campo',
    text: 'A nord di Roxas i telefoni non prendono. Salva il punto di prelievo e il nostro numero prima di partire.',
  },
};
