import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in Dutch. */
export const nl: SavedTravellersMessages = {
  booker: (name: string) => `${name}, die geboekt heeft`,
};
