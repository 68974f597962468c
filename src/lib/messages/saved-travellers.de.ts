import type { SavedTravellersMessages } from './saved-travellers.en.ts';

/** Messages of travellers whose details can be copied, in German. */
export const de: SavedTravellersMessages = { booker: (name: string) => `${name} (hat gebucht)` };
