import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in Dutch. */
export const nl: NextStepMessages = {
  next: 'Je volgende stap',
  allSet: 'Alles klaar',
  decide: {
    title: (trip: string) => `Kies wat er met ${trip} moet gebeuren`,
    text: 'We moesten deze trip afgelasten. Kies gratis een andere dag, of vraag je geld terug.',
    action: 'Bekijk je mogelijkheden',
  },
  pay: {
    title: (amount: string) => `Betaal ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Betaal ${amount} uiterlijk `,
      moment,
      ', Palawan-tijd',
    ],
    action: 'Naar de betaling',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Vul de gegevens van reizigers in, uiterlijk ',
      moment,
      ', Palawan-tijd',
    ],
    action: 'Gegevens van reizigers invullen',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Vul je hotel in, uiterlijk ', moment, ', Palawan-tijd'],
    text: (trip: string) => `De chauffeur van ${trip} moet weten waar je te vinden bent.`,
    action: 'Hotel invullen',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Niets te doen. Sta klaar op ', moment, ', Palawan-tijd'],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Toon de voucher',
  },
};
