/** Why the service did not take a trip, in English. */
export const en = {
  departed: 'This trip has already left. Choose another day.',
  withdrawn: 'This trip is no longer offered.',
  noDay: 'Choose a day.',
  tooFar: 'That is too far ahead: we do not have prices for that day yet.',
  closed: 'This trip does not run on that day. Choose another day.',
  tooSoon: 'That departure can no longer be booked. Choose a later one.',
  notThen: 'This trip does not leave at that time. Choose one of its departures.',
  notThere: 'This trip does not stop there. Choose another place.',
  noPlace: 'Enter the name of the place.',
  tooMany: 'That is more people than one booking takes. Add a second booking for the others.',
};

export type TripRefusalsMessages = typeof en;
