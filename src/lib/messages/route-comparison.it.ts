import { plural } from './format.ts';
import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in Italian. */
export const it: RouteComparisonMessages = {
  ways: 'Modi di viaggiare a confronto',
  waysTable: 'Modi di viaggiare, tabella',
  price: 'Prezzo',
  time: 'Durata',
  departs: 'Partenze',
  group: 'Gruppo',
  groupUpTo: (people: number) => `Fino a ${people} in una prenotazione`,
  cancellation: 'Cancellazione',
  groupPays: 'Quanto paga il tuo gruppo',
  pricesTable: 'Prezzi per numero di persone, tabella',
  people: 'Persone',
  cheapest: 'il meno caro',
  wholeGroup: 'Prezzo per tutto il gruppo, solo andata.',
  cheapestIsMarked: 'Il meno caro è evidenziato.',
  severalVehicles: '2× vuol dire due prenotazioni o due van.',
  chart: {
    title: 'Prezzo totale per numero di persone',
    description: 'Il prezzo totale per numero di persone, in linee. La tabella qui sotto ha le stesse cifre.',
    people: 'persone',
  },
  groups: (first: number, last: number) =>
    first === last
      ? plural('it', first, { one: 'di 1 persona', other: `di ${first} persone` })
      : `da ${first} a ${last} persone`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: il meno caro per un gruppo ${groups.join(' o ')}.`,
  vanOrSeats: (seats: number) =>
    plural('it', seats, {
      one: 'Un van privato costa più o meno come 1 posto condiviso, ed è tutto per il tuo gruppo.',
      other: `Un van privato costa più o meno come ${seats} posti condivisi, ed è tutto per il tuo gruppo.`,
    }),
};
