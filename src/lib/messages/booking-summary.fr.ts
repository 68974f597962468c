import type { BookingSummaryMessages } from './booking-summary.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in French. */
export const fr: BookingSummaryMessages = {
  label: 'Ce que vous réservez',
  chooseWhen: 'Choisissez un jour et une heure',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Soyez prêt à ',
    ready,
    ', heure de Palawan.',
  ],
  inclusions: 'Ce qui est compris',
  included: (list: string) => `Compris\u00a0: ${list}`,
  passports:
    'Chaque personne de ce voyage a besoin d’un passeport. Nous demandons les données après la réservation\u00a0: ayez-les sous la main.',
  forPeople: (people: number) =>
    plural('fr', people, { one: `pour ${people}\u00a0personne`, other: `pour ${people}\u00a0personnes` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [
    `pour ${people}\u00a0personnes, `,
    share,
    ' chacune',
  ],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `pour ${people}\u00a0personnes, `,
    share,
    ' chacune, arrondi vers le haut',
  ],
  total: 'Total',
  inDollars: 'en dollars américains',
  cash: {
    title: 'Espèces à emporter',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', payés sur place et non compris dans le prix.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', environ ',
      estimate,
      ', payés sur place et non compris dans le prix.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}\u00a0: `, pesos, ' par personne'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}\u00a0: `, pesos, ' l’unité'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [
        `${name}\u00a0: `,
        pesos,
        ' par personne, facultatif',
      ],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}\u00a0: `, pesos, ' l’unité, facultatif'],
    },
  },
  cancellation: {
    title: 'Paiement et annulation',
    chooseDay: (summary: string) => `${summary}. Choisissez un jour et une heure pour voir les dates.`,
  },
};
