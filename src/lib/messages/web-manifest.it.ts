import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in Italian. */
export const it: WebManifestMessages = {
  shortcuts: {
    transfers: { name: 'Transfer', description: 'Van tra i paesi di Palawan' },
    tours: { name: 'Tour', description: 'Barche tra le isole, fiume sotterraneo, giri in città' },
    cart: { name: 'Carrello', description: 'I viaggi che stai per prenotare' },
    trips: { name: 'I miei viaggi', description: 'Voucher e dettagli delle tue prenotazioni' },
  },
  screenshots: {
    home: 'Trova un van, una barca o un tour',
    tour: 'Un prezzo chiaro per il tuo gruppo',
    wide: 'Da un paese all’altro, a confronto',
  },
};
