/** Messages of the list under a place field, in English. */
export const en = {
  hotelUnknown: 'Hotel not known yet',
  elsewhere: (place: string) => `${place}, somewhere else`,
  asTyped: 'As you typed it',
  onRequest: 'On request: we confirm it by message',
};

export type StopOptionsMessages = typeof en;
