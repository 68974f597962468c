import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in German. */
export const de: CancelledPaymentMessages = {
  title: 'Es wurde nicht bezahlt',
  titleNothingDue: 'Es ist nichts zu zahlen',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'Dir wurde nichts berechnet. Wir halten weiter deine Plätze: Buchung ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['Das ist Buchung ', ref, '.'],
  another: 'Anders bezahlen',
  trips: 'Deine Trips',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Gesamt',
  seeBooking: 'Zur Buchung',
  restore: 'Trips zurück in den Warenkorb',
  restoreHelp: 'Im Warenkorb kannst du sie ändern. Die unbezahlte Buchung wird dabei kostenlos storniert.',
  cart: 'Dein Warenkorb',
  failed: { not: 'Es wurde nichts geändert', safe: 'Deine Buchung ist noch da.' },
  notChecked: (trips: string) =>
    `Es wurde nichts geändert. Das konnten wir nicht prüfen: ${trips}. Versuch es noch einmal, wenn du online bist.`,
  wouldBeLost: (trips: string) =>
    `Es wurde nichts geändert. Das ist nicht mehr buchbar und ginge verloren: ${trips}. Bezahl diese Buchung, wie sie ist, oder schreib uns.`,
  cartIsFull: (tooMany: number) =>
    plural('de', tooMany, {
      one: 'Es wurde nichts geändert: Dein Warenkorb ist voll. Entferne erst 1 Trip daraus.',
      other: `Es wurde nichts geändert: Dein Warenkorb ist voll. Entferne erst ${tooMany} Trips daraus.`,
    }),
  changed: 'Etwas hat sich geändert. Lade die Seite neu.',
  unexpected: 'Etwas ist schiefgegangen. Lade die Seite neu und prüf deine Buchung und deinen Warenkorb.',
};
