import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in French. */
export const fr: StopOptionsMessages = {
  hotelUnknown: 'Hôtel pas encore connu',
  elsewhere: (place: string) => `${place}, autre lieu`,
  asTyped: 'Comme vous l’avez saisi',
  onRequest: 'Sur demande\u00a0: nous le confirmons par message',
};
