import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in Dutch. */
export const nl: StopOptionsMessages = {
  hotelUnknown: 'Hotel nog niet bekend',
  elsewhere: (place: string) => `${place}, ergens anders`,
  asTyped: 'Zoals je het typte',
  onRequest: 'Op aanvraag: we bevestigen het per bericht',
};
