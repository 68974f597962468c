import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in German. */
export const de: BookingPageMessages = {
  answerWasLost: 'Dein erster Versuch hat geklappt, nur unsere Antwort ging verloren. Prüf bitte, ob alles stimmt.',
  justPaid: 'Gerade bezahlt? Es kann eine Minute dauern. Danach aktualisiert sich diese Seite von selbst.',
  hotelMissing: 'Wir brauchen noch dein Hotel. Trag es unten auf dem Voucher ein, damit dich der Fahrer findet.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Buchungsnummer ', ref],
  titles: {
    travellers: 'Reisende',
    share: 'Nimm sie mit',
    paid: 'Was du bezahlt hast',
    price: 'Was du zahlst',
    email: 'Deine E-Mail',
    contact: 'Fragen zu dieser Buchung',
    change: 'Ändern oder stornieren',
  },
  changeHelp:
    'Mit „Trip ändern“ auf dem Voucher änderst du Tag, Zeit, Personen oder Orte. Den Preisunterschied siehst du vorher. Hat ein Trip keinen solchen Knopf, ist es zu spät, ihn hier zu ändern: Schreib uns.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'Wir haben die Angaben zu allen Reisenden.',
    passports: 'Einer deiner Trips braucht für die Genehmigung die Pässe von allen.',
    forms: 'Formulare der Reisenden',
    add: 'Reisende eintragen',
    change: 'Reisende ändern',
  },
  money: {
    total: 'Gesamt',
    paid: 'Bezahlt',
    paidSoFar: 'Bisher bezahlt',
    dueNow: 'Jetzt fällig',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Fällig bis ', moment, ', Palawan-Zeit'],
    refund: 'Erstattung',
    refunded: 'Erstattet',
  },
  cancelledTrips: 'Stornierte Trips',
  droppedTrips: 'Herausgenommene Trips',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'Für die Kalenderdatei brauchst du eine Verbindung. Versuch es noch einmal, wenn du online bist.',
    addToCalendar: 'In den Kalender',
    googleCalendar: 'Google Kalender',
    googleCalendarOf: (trip: string) => `Google Kalender: ${trip}`,
    print: 'Drucken oder als PDF',
    tellGroup: 'Der Gruppe schicken',
    subject: (ref: string) => `Unsere Trips, Buchung ${ref}`,
    showText: 'Text zeigen',
  },
  changeTrip: {
    offline: 'Um einen Trip zu ändern, brauchst du eine Verbindung. Versuch es noch einmal, wenn du online bist.',
    calledOff: 'Dieser Trip ist abgesagt',
    calledOffAlone:
      'Verschieb ihn ohne Kosten auf einen anderen Tag, oder storniere die Buchung und bekomm alles erstattet.',
    calledOffAmongOthers:
      'Verschieb ihn ohne Kosten auf einen anderen Tag, oder lass ihn dir ganz erstatten. Deine anderen Trips bleiben gebucht.',
    action: 'Trip ändern',
    actionFor: (trip: string) => `Trip ändern: ${trip}`,
  },
};
