import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in German. */
export const de: NextStepMessages = {
  next: 'Dein nächster Schritt',
  allSet: 'Alles bereit',
  decide: {
    title: (trip: string) => `Wähle, wie es mit diesem Trip weitergeht: ${trip}`,
    text: 'Wir mussten diesen Trip absagen. Wähle ohne Kosten einen anderen Tag, oder bekomm alles erstattet.',
    action: 'Möglichkeiten ansehen',
  },
  pay: {
    title: (amount: string) => `Zahle ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Zahle ${amount} bis `,
      moment,
      ', Palawan-Zeit',
    ],
    action: 'Zur Bezahlung',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Trag die Reisenden ein, bis ', moment, ', Palawan-Zeit'],
    action: 'Reisende eintragen',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Trag dein Hotel ein, bis ', moment, ', Palawan-Zeit'],
    text: (trip: string) => `Der Fahrer muss wissen, wo er dich findet: ${trip}.`,
    action: 'Hotel eintragen',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Nichts zu tun. Sei bereit am ', moment, ', Palawan-Zeit'],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Voucher zeigen',
  },
};
