import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in Italian. */
export const it: ParticipantsMessages = {
  over: 'Questa prenotazione è chiusa',
  overText: 'Non puoi più cambiare i dati dei viaggiatori.',
  seeBooking: 'Vedi la prenotazione',
  formsComplete: 'Moduli completi',
  howItSaves:
    'Ogni modulo si salva da solo quando è completo. Puoi fermarti quando vuoi e continuare più tardi, qui o dal link nella nostra e-mail.',
  booking: (ref: string) => `Prenotazione ${ref}`,
  progress: 'Avanzamento',
  done: 'Qui non c’è altro da fare.',
  saved: 'Quello che hai scritto è salvato. Torna quando vuoi per finire.',
  back: 'Torna alla prenotazione',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [day, `. Completi: ${done} su ${all}.`],
  passports: 'Il passaporto serve a ogni persona, anche ai bambini.',
  traveller: (number: number) => `Viaggiatore ${number}`,
  travellerNamed: (number: number, name: string) => `Viaggiatore ${number}: ${name}`,
  complete: 'Completo',
  toDo: 'Da fare',
  copyAll: (trip: string) => `Stessi viaggiatori di “${trip}”`,
  copying: 'Copia in corso…',
  copyFailed: { not: 'Alcuni viaggiatori non sono stati copiati', safe: 'Gli altri sono salvati.' },
};
