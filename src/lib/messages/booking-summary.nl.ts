import type { BookingSummaryMessages } from './booking-summary.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in Dutch. */
export const nl: BookingSummaryMessages = {
  label: 'Wat je boekt',
  chooseWhen: 'Kies een dag en een tijd',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Sta klaar om ',
    ready,
    ', Palawan-tijd.',
  ],
  inclusions: 'Wat inbegrepen is',
  included: (list: string) => `Inbegrepen: ${list}`,
  passports:
    'Iedereen op deze trip heeft een paspoort nodig. We vragen de gegevens nadat je hebt geboekt, dus houd ze bij de hand.',
  forPeople: (people: number) => plural('nl', people, { one: 'voor 1 persoon', other: `voor ${people} personen` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [
    `voor ${people} personen, `,
    share,
    ' per persoon',
  ],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `voor ${people} personen, `,
    share,
    ' per persoon, naar boven afgerond',
  ],
  total: 'Totaal',
  inDollars: 'in Amerikaanse dollars',
  cash: {
    title: 'Contant meenemen',
    amount: <Part>(pesos: Part): MessageParts<Part> => [
      pesos,
      ', ter plaatse te betalen en niet in de prijs inbegrepen.',
    ],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', ongeveer ',
      estimate,
      ', ter plaatse te betalen en niet in de prijs inbegrepen.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' per persoon'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' per stuk'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [
        `${name}: `,
        pesos,
        ' per persoon, niet verplicht',
      ],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' per stuk, niet verplicht'],
    },
  },
  cancellation: {
    title: 'Betalen en annuleren',
    chooseDay: (summary: string) => `${summary}. Kies een dag en tijd om de data te zien.`,
  },
};
