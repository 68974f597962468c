import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in Dutch. */
export const nl: BookingPaymentMessages = {
  form: 'Betalen',
  howToPay: 'Zo betaal je',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Betaal de rest uiterlijk ', moment, ', Palawan-tijd'],
  another: 'Anders betalen',
  calledOff: {
    alone: 'Je trip is afgelast. Kies eerst een andere dag en betaal dan. Of annuleer de boeking.',
    amongOthers:
      'Een van je trips is afgelast. Kies er eerst een andere dag voor of haal hem uit je boeking, en betaal dan.',
  },
  noService: 'Op deze kopie van de site kun je niet betalen. Schrijf ons, dan vertellen we hoe je betaalt.',
  showHow: 'Toon hoe ik betaal',
  pay: (amount: string) => `${amount} betalen`,
  busy: 'Een moment …',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Betaal ', amount, ' op een van deze manieren:'],
  copyReference: 'Boekingscode kopiëren',
  nothingDue: 'Er is nu niets te betalen.',
  failed: { not: 'Er is geen betaling begonnen', safe: 'Je boeking is niet veranderd.' },
};
