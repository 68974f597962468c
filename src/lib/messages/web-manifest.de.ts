import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in German. */
export const de: WebManifestMessages = {
  shortcuts: {
    transfers: { name: 'Transfers', description: 'Vans zwischen den Orten auf Palawan' },
    tours: { name: 'Touren', description: 'Inselboote, der Underground River, Stadttouren' },
    cart: { name: 'Warenkorb', description: 'Trips, die du buchen willst' },
    trips: { name: 'Meine Trips', description: 'Voucher und Angaben zu deinen Buchungen' },
  },
  screenshots: {
    home: 'Finde einen Van, ein Boot oder eine Tour',
    tour: 'Ein klarer Preis für deine Gruppe',
    wide: 'Von Ort zu Ort, verglichen',
  },
};
