import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in German. */
export const de: BookingPaymentMessages = {
  form: 'Bezahlen',
  howToPay: 'So zahlst du',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Zahl den Rest bis ', moment, ', Palawan-Zeit'],
  another: 'Anders bezahlen',
  calledOff: {
    alone: 'Dein Trip ist abgesagt. Bevor du zahlst, wähl einen anderen Tag. Oder storniere die Buchung.',
    amongOthers:
      'Einer deiner Trips ist abgesagt. Bevor du zahlst, wähl für ihn einen anderen Tag, oder nimm ihn aus der Buchung heraus.',
  },
  noService: 'Auf dieser Kopie der Website kannst du nicht bezahlen. Schreib uns, und wir sagen dir, wie du zahlst.',
  showHow: 'Zeig mir, wie ich zahle',
  pay: (amount: string) => `${amount} bezahlen`,
  busy: 'Einen Moment …',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Bitte zahl ', amount, ' auf einem dieser Wege:'],
  copyReference: 'Buchungsnummer kopieren',
  nothingDue: 'Im Moment ist nichts zu zahlen.',
  failed: { not: 'Es wurde keine Zahlung gestartet', safe: 'Deine Buchung hat sich nicht geändert.' },
};
