import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in Chinese. */
export const zh: SavedTravellersMessages = { booker: (name: string) => `${name}，预订人` };
