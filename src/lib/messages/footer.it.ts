import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in Italian. */
export const it: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Filippine`,
  language: 'Lingua',
  privacyChoices: 'Scelte sulla privacy',
  headings: { road: 'Su strada', water: 'Sull’acqua', more: 'Da sapere' },
  links: {
    sharedMinivans: 'Minivan condivisi',
    privateVans: 'Van privati',
    vansWithUndergroundRiver: 'Van con fiume sotterraneo',
    allTransportation: 'Tutti i trasporti',
    elNidoGroupBoats: 'Barche condivise a El Nido',
    elNidoPrivateBoats: 'Barche private a El Nido',
    undergroundRiver: 'Fiume sotterraneo',
    toursInPuertoPrincesa: 'Tour a Puerto Princesa',
    myTrips: 'I miei viaggi',
    savedTrips: 'Viaggi salvati',
    savedOnPhone: 'Salvato su questo telefono',
    about: 'Chi siamo',
    contact: 'Contatti',
    terms: 'Condizioni',
    privacy: 'Privacy',
  },
};
