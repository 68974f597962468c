import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in Spanish. */
export const es: StopOptionsMessages = {
  hotelUnknown: 'Hotel por confirmar',
  elsewhere: (place: string) => `${place}, en otro lugar`,
  asTyped: 'Como lo escribiste',
  onRequest: 'Bajo petición: lo confirmamos por mensaje',
};
