import type { CheckoutMessages } from './checkout.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in German. */
export const de: CheckoutMessages = {
  booked: (ref: string) => `Gebucht: ${ref}`,
  next: 'Weiter zum nächsten Schritt …',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['Noch hier? ', open, '.'],
  openBooking: 'Öffne deine Buchung, um zu bezahlen',
  order: {
    title: 'Deine Trips',
    change: 'Ändern',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Gesamt',
    dueNow: 'Jetzt fällig',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Fällig bis ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Nimm ',
      amount,
      ' in bar mit, für Gebühren vor Ort. Sie sind nicht im Gesamtpreis enthalten.',
    ],
    palawanTime: 'Alle Zeiten sind Palawan-Zeit.',
  },
  rejected: {
    title: 'Noch nicht gebucht',
    text: (why: string) => `Die Buchung, die auf diesem Handy gespeichert war, kam nicht zustande. ${why}`,
    check: 'Prüf deine Trips und Angaben, dann buch noch einmal.',
  },
  changedPlaces: { title: 'Die freien Plätze haben sich geändert', other: 'Im Warenkorb andere Abfahrt wählen' },
  blocked: {
    title: 'So lässt sich dein Warenkorb nicht buchen',
    departed: 'Dieser Trip ist schon gestartet.',
    withdrawn: 'Dieser Trip wird nicht mehr angeboten.',
    fix: 'Im Warenkorb ändern',
  },
  empty: {
    unpaid: (ref: string) => `Buchung ${ref} ist noch nicht bezahlt`,
    unpaidText:
      'Deine Trips sind gebucht, deshalb ist dein Warenkorb leer. Wir halten deine Plätze, solange wir auf deine Zahlung warten.',
    pay: 'Ansehen und bezahlen',
    text: 'Dein Warenkorb ist leer. Such dir erst einen Trip aus, dann komm hierher zurück und buch ihn.',
    transfer: 'Transfer finden',
    tour: 'Tour finden',
    trips: 'Meine Trips',
  },
  full: {
    title: 'Nicht genug Plätze frei',
    text: 'Es wurde nichts gebucht, und deine Angaben sind sicher. Wähl für diese Trips eine andere Abfahrt, dann buch noch einmal.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title} ist jetzt am `, moment, '.'],
    bookAgain: 'Buch unten noch einmal.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `In den nächsten Tagen hat keine Abfahrt Platz für ${people}, also `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `In den nächsten Tagen hat keine Abfahrt Platz für ${people}, also `,
      ask,
      ' nach dieser, oder ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['Oder ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['Oder ', ask, ' nach dieser, oder ', cart, '.'],
    ask: 'frag uns',
    cart: 'wähl im Warenkorb einen anderen Tag',
  },
  pending: {
    title: 'Auf diesem Handy gespeichert, noch nicht gesendet',
    text: 'Noch ist nichts gebucht. Wir senden deine Buchung, nur einmal, sobald du online bist. Du kannst diese Seite verlassen oder den Browser schließen.',
    sending: 'Wird gesendet …',
    failed: 'Noch keine Antwort. Deine Buchung ist auf diesem Handy sicher und wird später gesendet.',
    send: 'Jetzt senden',
    change: 'Erst ändern',
  },
  prices: {
    changed: (trips: number) =>
      plural('de', trips, { one: 'Ein Preis hat sich geändert', other: 'Preise haben sich geändert' }),
    gone: (title: string) => `${title}: Er lässt sich nicht mehr buchen, deshalb haben wir ihn entfernt.`,
    was: 'vorher',
    isNow: 'jetzt',
    accept: 'Neue Preise annehmen',
  },
  refused: 'So lassen sich diese Trips nicht buchen',
};
