import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in German. */
export const de: ParticipantsMessages = {
  over: 'Diese Buchung ist vorbei',
  overText: 'Du kannst die Angaben zu den Reisenden nicht mehr ändern.',
  seeBooking: 'Zur Buchung',
  formsComplete: 'Vollständige Formulare',
  howItSaves:
    'Jedes Formular speichert sich von selbst, sobald es vollständig ist. Du kannst jederzeit aufhören und später weitermachen, hier oder über den Link in unserer E-Mail.',
  booking: (ref: string) => `Buchung ${ref}`,
  progress: 'Fortschritt',
  done: 'Hier ist nichts mehr zu tun.',
  saved: 'Deine Eingaben sind gespeichert. Komm jederzeit zurück und mach sie fertig.',
  back: 'Zurück zur Buchung',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [
    day,
    `. ${done} von ${all} vollständig.`,
  ],
  passports: 'Alle brauchen einen Pass, auch Kinder.',
  traveller: (number: number) => `Person ${number}`,
  travellerNamed: (number: number, name: string) => `Person ${number}: ${name}`,
  complete: 'Vollständig',
  toDo: 'Offen',
  copyAll: (trip: string) => `Dieselben Reisenden wie bei „${trip}“`,
  copying: 'Wird kopiert …',
  copyFailed: { not: 'Einige Reisende wurden nicht kopiert', safe: 'Die anderen sind gespeichert.' },
};
