import type { BookingSummaryMessages } from './booking-summary.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in Spanish. */
export const es: BookingSummaryMessages = {
  label: 'Lo que reservas',
  chooseWhen: 'Elige un día y una hora',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Ten todo listo a las ',
    ready,
    ', hora de Palawan.',
  ],
  inclusions: 'Qué incluye',
  included: (list: string) => `Incluye: ${list}`,
  passports:
    'Cada persona de este viaje necesita pasaporte. Pedimos los datos después de que reserves, así que tenlos a mano.',
  forPeople: (people: number) => plural('es', people, { one: 'para 1 persona', other: `para ${people} personas` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [
    `para ${people} personas, `,
    share,
    ' por persona',
  ],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `para ${people} personas, `,
    share,
    ' por persona, redondeado al alza',
  ],
  total: 'Total',
  inDollars: 'en dólares estadounidenses',
  cash: {
    title: 'Lleva en efectivo',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', se paga en destino y no está incluido en el precio.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', aprox. ',
      estimate,
      ', se paga en destino y no está incluido en el precio.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' por persona'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' por unidad'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' por persona, opcional'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' por unidad, opcional'],
    },
  },
  cancellation: {
    title: 'Pago y cancelación',
    chooseDay: (summary: string) => `${summary}. Elige un día y una hora para ver las fechas.`,
  },
};
