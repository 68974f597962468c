import type { BookingSummaryMessages } from './booking-summary.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in Italian. */
export const it: BookingSummaryMessages = {
  label: 'Che cosa prenoti',
  chooseWhen: 'Scegli giorno e ora',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Fatti trovare alle ',
    ready,
    ', ora di Palawan.',
  ],
  inclusions: 'Che cosa è compreso',
  included: (list: string) => `Compreso: ${list}`,
  passports:
    'Per questo viaggio serve il passaporto di ogni persona. Chiediamo i dati dopo la prenotazione, quindi tienili pronti.',
  forPeople: (people: number) => plural('it', people, { one: 'per 1 persona', other: `per ${people} persone` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [
    `per ${people} persone, `,
    share,
    ' a testa',
  ],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `per ${people} persone, `,
    share,
    ' a testa, arrotondato per eccesso',
  ],
  total: 'Totale',
  inDollars: 'in dollari USA',
  cash: {
    title: 'Contanti da portare',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', da pagare sul posto, non compresi nel prezzo.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', circa ',
      estimate,
      ', da pagare sul posto, non compresi nel prezzo.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' a persona'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' ciascuno'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' a persona, facoltativo'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' ciascuno, facoltativo'],
    },
  },
  cancellation: {
    title: 'Pagamento e cancellazione',
    chooseDay: (summary: string) => `${summary}. Scegli giorno e ora per vedere le date.`,
  },
};
