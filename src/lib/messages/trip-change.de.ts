import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in German. */
export const de: TripChangeMessages = {
  title: (trip: string) => `Ändern: ${trip}`,
  moment: 'Einen Moment …',
  seeDifference: 'Unterschied ansehen',
  isRight: 'Stimmt das so?',
  notEnoughRoom: 'Nicht genug Platz',
  booked: 'Gebucht',
  new: 'Neu',
  yourChoice: 'Deine Wahl',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Schreib uns.',
  notChanged: 'Es wurde nichts geändert.',
  noRoom: 'Um diese Zeit hat keine Abfahrt Platz für alle.',
  roomAt: 'Diese haben Platz für alle:',
  changing: 'Wird geändert …',
  change: 'Trip ändern',
  chooseAgain: 'Neu wählen',
  note: 'Alle Zeiten sind Palawan-Zeit. Nichts ändert sich, bis du „Trip ändern“ drückst.',
  error: {
    not: 'Es wurde nichts geändert',
    safe: 'Um einen Trip zu ändern, brauchst du eine Verbindung.',
    same: 'Genau das hast du schon gebucht.',
    otherPrice:
      'Der Preis hat sich geändert. Dein Trip wurde nicht geändert: Sieh dir den neuen Preis an und entscheide neu.',
    refusal: {
      over: 'Diese Buchung ist vorbei. Schreib uns wegen Änderungen.',
      'too-late': 'Es ist zu spät, diesen Trip hier zu ändern. Schreib uns oder ruf uns an.',
      withdrawn: 'Dieser Trip wird nicht mehr angeboten. Schreib uns wegen Änderungen.',
      'too-many': 'Dieser Trip wurde schon zehnmal geändert. Schreib uns, wenn du ihn noch einmal ändern willst.',
      'by-operator':
        'Für diese Buchung haben wir schon Geld erstattet, deshalb müssen wir diese Änderung von Hand machen. Schreib uns.',
    },
    other: 'Diese Änderung geht hier nicht. Schreib uns.',
  },
};
