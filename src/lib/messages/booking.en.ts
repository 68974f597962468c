import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in English. */
export const en = {
  title: 'Book this trip',
  yourTrip: 'Your trip',
  loading: 'Loading the trip …',
  wayBack: 'The way there is in your cart. Now choose the way back.',
  missing: (count: number) =>
    plural('en', count, { one: 'One thing is missing.', other: `${count} things are missing.` }),
  cartFull: (most: number) => `A cart holds at most ${most} trips. Remove one first.`,
  notAdded: 'The trip could not be added.',
  save: 'Save changes',
  addToCart: 'Add to cart',
  bookNow: 'Book now',
  /** What stands in place of a form. Links have the texts that follow. */
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ' what we can do, or ', find, '.'],
    askByMessage: 'Ask us by message',
    findAnotherTrip: 'find another trip',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => [
      'This trip is no longer offered. ',
      find,
      ', or ',
      ask,
      '.',
    ],
    findAnother: 'Find another one',
    ask: 'ask us',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'The details of this trip could not be loaded. Check your connection. You can also ',
      book,
      '.',
    ],
    bookByMessage: 'book by message',
    retry: 'Try again',
  },
  day: {
    label: 'Day',
    ofTrip: 'Day of the trip',
    change: 'Change',
    changeDay: 'Change the day',
    opening: 'Opening the calendar …',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [ask, ' about days you can book by message only.'],
    ask: 'Ask us',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['You travel there on ', day, '.'],
  },
  departure: {
    label: 'Departure',
    time: 'Departure time',
    choose: 'Choose a time',
    left: 'You can no longer book the times that are crossed out.',
    onRequest: <Part>(write: Part): MessageParts<Part> => ['You can book “Ask us” times by message only: ', write, '.'],
    write: 'write to us',
    /** Buttons with hours follow. */
    roomAt: 'Room for all of you at',
  },
  people: {
    label: 'People',
    howMany: 'How many people',
    range: (most: number) => `1 to ${most} people in one booking.`,
    largerGroup: (people: number) =>
      `Your group of ${people} needs more than one booking. Put this one in the cart, then add another for the others.`,
  },
  stop: {
    question: { pickup: 'Where should we pick you up?', dropoff: 'Where should we drop you off?' },
    placeholder: 'Hotel, airport or another place',
    later: {
      pickup:
        'Hotel not known yet. Add it on your booking page once you know it. Until then the driver cannot find you.',
      dropoff:
        'Hotel not known yet. Add it on your booking page once you know it, so that the driver knows where to take you.',
    },
    /** The town of a hotel, as a sentence. */
    town: (name: string) => `${name}.`,
    elsewhere: 'This is not one of the usual places. We confirm it by message before the trip.',
    sameAsBefore: (place: string) => `Same as before: ${place}`,
    sameReturn: 'Bring us back to the same place',
  },
  arrival: {
    flight: { number: 'Flight, if known', time: 'Lands at', example: '5J 637' },
    ferry: { number: 'Ferry, if known', time: 'Arrives at', example: 'Montenegro Lines' },
    bus: { number: 'Bus, if known', time: 'Arrives at', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: 'And back?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, with the same people and places. You only choose day and time.`,
    ],
    add: 'Add both ways',
  },
  notes: { add: 'Add a note', label: 'Notes', hint: 'Child seats, extra luggage, a birthday' },
};

export type BookingMessages = typeof en;
