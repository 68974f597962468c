import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in French. */
export const fr: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Philippines`,
  language: 'Langue',
  privacyChoices: 'Choix de confidentialité',
  headings: { road: 'Sur la route', water: 'Sur l’eau', more: 'Bon à savoir' },
  links: {
    sharedMinivans: 'Vans partagés',
    privateVans: 'Vans privés',
    vansWithUndergroundRiver: 'Vans avec la rivière souterraine',
    allTransportation: 'Tous les transports',
    elNidoGroupBoats: 'El Nido en bateau partagé',
    elNidoPrivateBoats: 'El Nido en bateau privé',
    undergroundRiver: 'Rivière souterraine',
    toursInPuertoPrincesa: 'Excursions à Puerto Princesa',
    myTrips: 'Mes voyages',
    savedTrips: 'Voyages enregistrés',
    savedOnPhone: 'Enregistré sur ce téléphone',
    about: 'À propos',
    contact: 'Contact',
    terms: 'Conditions',
    privacy: 'Confidentialité',
  },
};
