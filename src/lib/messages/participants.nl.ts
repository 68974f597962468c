import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in Dutch. */
export const nl: ParticipantsMessages = {
  over: 'Deze boeking is voorbij',
  overText: 'Je kunt de gegevens van reizigers niet meer wijzigen.',
  seeBooking: 'Boeking bekijken',
  formsComplete: 'Formulieren die ingevuld zijn',
  howItSaves:
    'Elk formulier wordt vanzelf bewaard zodra alles is ingevuld. Je kunt altijd stoppen en later verdergaan, hier of via de link in onze e-mail.',
  booking: (ref: string) => `Boeking ${ref}`,
  progress: 'Voortgang',
  done: 'Hier is niets meer te doen.',
  saved: 'Wat je invulde is bewaard. Kom terug wanneer je wilt om het af te maken.',
  back: 'Terug naar de boeking',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [day, `. ${done} van ${all} ingevuld.`],
  passports: 'Iedereen heeft een paspoort nodig, ook kinderen.',
  traveller: (number: number) => `Reiziger ${number}`,
  travellerNamed: (number: number, name: string) => `Reiziger ${number}: ${name}`,
  complete: 'Ingevuld',
  toDo: 'Nog te doen',
  copyAll: (trip: string) => `Dezelfde reizigers als bij “${trip}”`,
  copying: 'Kopiëren …',
  copyFailed: { not: 'Sommige reizigers zijn niet gekopieerd', safe: 'De andere zijn bewaard.' },
};
