import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in English. */
export const en = {
  label: 'What you book',
  chooseWhen: 'Choose a day and a time',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Be ready at ',
    ready,
    ', Palawan time.',
  ],
  inclusions: 'What is included',
  included: (list: string) => `Included: ${list}`,
  passports: 'Everyone on this trip needs a passport. We ask for the details after you book, so have them ready.',
  forPeople: (people: number) => plural('en', people, { one: 'for 1 person', other: `for ${people} people` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [`for ${people} people, `, share, ' each'],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `for ${people} people, `,
    share,
    ' each, rounded up',
  ],
  total: 'Total',
  inDollars: 'in US dollars',
  cash: {
    title: 'Cash to bring',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', paid on the spot and not included in the price.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', about ',
      estimate,
      ', paid on the spot and not included in the price.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' per person'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' each'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' per person, optional'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' each, optional'],
    },
  },
  cancellation: {
    title: 'Payment and cancellation',
    chooseDay: (summary: string) => `${summary}. Choose a day and time to see the dates.`,
  },
};

export type BookingSummaryMessages = typeof en;
