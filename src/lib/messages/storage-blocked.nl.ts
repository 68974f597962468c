import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in Dutch. */
export const nl: StorageBlockedMessages = {
  cart: 'Je winkelmandje',
  why: 'Maar je browser blokkeert opslag voor deze site, dus op de volgende pagina is je winkelmandje leeg. Stuur ons de trips als aanvraag, of sta toe dat deze site gegevens bewaart.',
  close: 'Sluiten',
};
