import type { MessageParts } from './message-parts.ts';

/** Messages of the page with the forms of those who travel, in English. */
export const en = {
  over: 'This booking is over',
  overText: 'You can no longer change traveller details.',
  seeBooking: 'See the booking',
  formsComplete: 'Forms that are complete',
  howItSaves:
    'Each form saves automatically once it is complete. You can stop at any time and continue later, here or from the link in our e-mail.',
  booking: (ref: string) => `Booking ${ref}`,
  progress: 'Progress',
  done: 'There is nothing more to do here.',
  saved: 'Your entries are saved. Come back any time to finish.',
  back: 'Back to the booking',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [day, `. ${done} of ${all} complete.`],
  passports: 'Everyone needs a passport, including children.',
  traveller: (number: number) => `Traveller ${number}`,
  travellerNamed: (number: number, name: string) => `Traveller ${number}: ${name}`,
  complete: 'Complete',
  toDo: 'To do',
  copyAll: (trip: string) => `Same travellers as on “${trip}”`,
  copying: 'Copying …',
  copyFailed: { not: 'Some travellers were not copied', safe: 'The others are saved.' },
};

export type ParticipantsMessages = typeof en;
