import type { WebManifestMessages } from './web-manifest.en.ts';

/** Messages of the installed app in French. */
export const fr: WebManifestMessages = {
  shortcuts: {
    transfers: { name: 'Transferts', description: 'Vans entre les villes de Palawan' },
    tours: { name: 'Excursions', description: 'Bateaux d’île en île, rivière souterraine, visites de la ville' },
    cart: { name: 'Panier', description: 'Les voyages que vous allez réserver' },
    trips: { name: 'Mes voyages', description: 'Bons d’échange et détails de vos réservations' },
  },
  screenshots: {
    home: 'Trouvez un van, un bateau ou une excursion',
    tour: 'Un prix clair pour votre groupe',
    wide: 'De ville en ville, comparé',
  },
};
