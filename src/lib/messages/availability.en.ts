import { plural } from './format.ts';

/** "Room for 2 groups" has another form than "3 places left". */
const left = {
  place: (count: number) => plural('en', count, { one: '1 place left', other: `${count} places left` }),
  van: (count: number) => plural('en', count, { one: '1 van left', other: `${count} vans left` }),
  boat: (count: number) => plural('en', count, { one: '1 boat left', other: `${count} boats left` }),
  group: (count: number) => plural('en', count, { one: 'Room for 1 group', other: `Room for ${count} groups` }),
};

/** Messages about free places, in English. */
export const en = {
  unchecked: 'We check for free places when you send this.',
  left,
  onRequest: 'Ask us',
  soldOut: 'Sold out',
  closed: 'Closed',
  closedBecause: (reason: string) => `Closed: ${reason}`,
  /** In the cell of a day. */
  mark: { full: 'Full', left: (places: number) => `${places} left`, onRequest: 'Ask us', closed: 'Closed' },
  /** Of one day, which is named elsewhere. */
  thisDay: {
    soldOut: 'Sold out on this day.',
    tooFew: (people: number) => `Not enough places for ${people} on this day.`,
    onRequest: 'By message only on this day.',
    onRequestBecause: (reason: string) => `By message only on this day: ${reason}.`,
    closed: 'Closed on this day.',
    closedBecause: (reason: string) => `Closed on this day: ${reason}.`,
  },
  /** Of days, which are "January 5, 9 to 11 and 20". */
  onDays: {
    soldOut: (days: string) => `Sold out on ${days}.`,
    tooFew: (days: string, people: number) => `Not enough places for ${people} on ${days}.`,
    onRequest: (days: string) => `By message only on ${days}.`,
    onRequestBecause: (days: string, reason: string) => `By message only on ${days}: ${reason}.`,
    closed: (days: string) => `Closed on ${days}.`,
    closedBecause: (days: string, reason: string) => `Closed on ${days}: ${reason}.`,
  },
  /** Of a departure, which is "it". */
  departure: {
    onRequest: 'You can book it by message only.',
    onRequestBecause: (reason: string) => `You can book it by message only: ${reason}.`,
    closed: 'It can no longer be booked.',
    closedBecause: (reason: string) => `It is closed: ${reason}.`,
    soldOut: 'It is sold out.',
    atMost: (people: number) => `It takes ${people} at most.`,
    notTogether: (places: number, together: number) =>
      plural('en', places, {
        one: `1 place is left, but only ${together} together.`,
        other: `${places} places are left, but only ${together} together.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('en', places, {
        one: `Only 1 place is left, and there are ${people} of you.`,
        other: `Only ${places} places are left, and there are ${people} of you.`,
      }),
    noRoom: 'It has no room for your group.',
    twoBookings: (one: number, other: number) => `You can make two bookings: one for ${one} and one for ${other}.`,
  },
  chooseDay: (why: string) => `${why} Choose another day.`,
  chooseTime: (why: string) => `${why} Choose another time.`,
};

export type AvailabilityMessages = typeof en;
