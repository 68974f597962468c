import type { MessageParts } from './message-parts.ts';

/** Messages of the dialog that changes a booked trip, in English. */
export const en = {
  title: (trip: string) => `Change: ${trip}`,
  moment: 'One moment …',
  seeDifference: 'See the difference',
  isRight: 'Is this right?',
  notEnoughRoom: 'Not enough room',
  booked: 'Booked',
  new: 'New',
  yourChoice: 'Your choice',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Write to us.',
  notChanged: 'Nothing was changed.',
  noRoom: 'No departure near that time has room for all of you.',
  roomAt: 'These have room for all of you:',
  changing: 'Changing …',
  change: 'Change the trip',
  chooseAgain: 'Choose again',
  note: 'All times are Palawan time. Nothing changes until you press “Change the trip”.',
  error: {
    not: 'Nothing was changed',
    safe: 'You need a connection to change a trip.',
    same: 'That is what you have already booked.',
    otherPrice: 'The price has changed. Your trip was not changed: check the new price and decide again.',
    /** By the code of the service. */
    refusal: {
      over: 'This booking is over. Write to us about changes.',
      'too-late': 'It is too late to change this trip here. Write to us or call us.',
      withdrawn: 'This trip is no longer offered. Write to us about changes.',
      'too-many': 'This trip has already been changed ten times. Write to us to change it again.',
      'by-operator':
        'We have already refunded money for this booking, so we need to make this change by hand. Write to us.',
    },
    other: 'You cannot make this change here. Write to us.',
  },
};

export type TripChangeMessages = typeof en;
