import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in Italian. Titles are of the trip before. */
export const it: CartProblemsMessages = {
  duplicate:
    'Questo viaggio è due volte nel carrello, alla stessa ora. Tienili entrambi solo se il tuo gruppo è troppo grande per uno.',
  overlap: (title: string) => `Parte prima che “${title}” sia arrivato.`,
  far: (title: string) => `Parte da un’altra località, troppo presto dopo la fine di “${title}”.`,
  tight: (title: string, minutes: number) =>
    `Parte ${minutes}\u00a0min dopo la fine di “${title}”. Ce la fai solo se niente è in ritardo.`,
  elsewhere: (title: string, to: string, from: string) =>
    `“${title}” ti porta a ${to}, e questo comincia da ${from}. Come ci arrivi non è nel carrello.`,
  anotherTown: 'un’altra località',
  blocker: {
    problem: 'Cambia i viaggi che così come sono non si possono prenotare.',
    sample: 'Togli gli esempi: non si possono prenotare.',
    over: 'Togli i viaggi che sono già partiti o che non offriamo più.',
  },
};
