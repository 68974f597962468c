import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in Italian. */
export const it: StopOptionsMessages = {
  hotelUnknown: 'Hotel da comunicare',
  elsewhere: (place: string) => `${place}, da un’altra parte`,
  asTyped: 'Come l’hai scritto',
  onRequest: 'Su richiesta: lo confermiamo per messaggio',
};
