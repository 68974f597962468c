/** Messages about what a trip lacks before it can be booked, in English. */
export const en = {
  noDay: 'Choose a day.',
  tooFar: 'That is too far ahead: we do not have prices for that day yet.',
  closed: (reason: string) => `This trip does not run on that day: ${reason}.`,
  noDeparture: 'Choose a departure.',
  noTime: 'Choose a time.',
  notInTimetable: 'This trip does not leave at that time. Choose one of its departures.',
  notDriven: (first: string, last: string) =>
    `This trip leaves between ${first} and ${last}. Choose a time in between.`,
  tooSoon: 'That departure can no longer be booked. Choose a later one.',
  tooMany: (most: number) => `At most ${most} people in one booking. Add a second booking for the others.`,
  noPlace: { pickup: 'Tell us where to pick you up.', dropoff: 'Tell us where to drop you off.' },
  noName: 'Enter the name of the place.',
  notServed: 'This trip does not stop there. Choose another place.',
  noHotel: 'Enter your hotel, or choose “Hotel not known yet” from the list.',
};

export type TripProblemsMessages = typeof en;
