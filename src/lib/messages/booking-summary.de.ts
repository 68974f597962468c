import type { BookingSummaryMessages } from './booking-summary.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in German. */
export const de: BookingSummaryMessages = {
  label: 'Was du buchst',
  chooseWhen: 'Wähl Tag und Uhrzeit',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    day,
    ', ',
    hour,
    '. Sei um ',
    ready,
    ' bereit, Palawan-Zeit.',
  ],
  inclusions: 'Was dabei ist',
  included: (list: string) => `Dabei: ${list}`,
  passports:
    'Auf diesem Trip brauchen alle einen Pass. Nach den Angaben fragen wir, wenn du gebucht hast, also halt sie bereit.',
  forPeople: (people: number) => plural('de', people, { one: 'für 1 Person', other: `für ${people} Personen` }),
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [
    `für ${people} Personen, `,
    share,
    ' pro Person',
  ],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `für ${people} Personen, `,
    share,
    ' pro Person, aufgerundet',
  ],
  total: 'Gesamt',
  inDollars: 'in US-Dollar',
  cash: {
    title: 'Bargeld zum Mitnehmen',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', vor Ort gezahlt und nicht im Preis enthalten.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ', ca.\u00a0',
      estimate,
      ', vor Ort gezahlt und nicht im Preis enthalten.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' pro Person'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' pro Stück'],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' pro Person, freiwillig'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: `, pesos, ' pro Stück, freiwillig'],
    },
  },
  cancellation: {
    title: 'Bezahlung und Stornierung',
    chooseDay: (summary: string) => `${summary}. Wähl Tag und Zeit, dann siehst du die Daten.`,
  },
};
