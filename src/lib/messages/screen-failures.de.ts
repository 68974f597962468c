import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in German. */
export const de: ScreenFailuresMessages = {
  booking: 'Bei der Buchung ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  cart: 'Beim Warenkorb ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  checkout: 'An der Kasse ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  confirmation: 'Bei der Buchung ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  cancelledPayment: 'Bei der Bezahlung ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  participants: 'Bei den Reisenden ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  trips: 'Bei deinen Trips ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
};
