import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in Korean. */
export const ko: SavedTravellersMessages = {
  booker: (name: string) => `${name}, 예약자`,
};
