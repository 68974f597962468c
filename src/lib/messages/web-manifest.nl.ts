import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in Dutch. */
export const nl: WebManifestMessages = {
  shortcuts: {
    transfers: { name: 'Transfers', description: 'Busjes tussen de plaatsen van Palawan' },
    tours: { name: 'Tours', description: 'Eilandboten, de Underground River, stadstours' },
    cart: { name: 'Winkelmandje', description: 'Trips die je gaat boeken' },
    trips: { name: 'Mijn trips', description: 'Vouchers en gegevens van je boekingen' },
  },
  screenshots: {
    home: 'Vind een busje, een boot of een tour',
    tour: 'Eén duidelijke prijs voor je groep',
    wide: 'Van plaats naar plaats, vergeleken',
  },
};
