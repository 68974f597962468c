import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in German. */
export const de: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Philippinen`,
  language: 'Sprache',
  privacyChoices: 'Datenschutz-Einstellungen',
  headings: { road: 'Auf der Straße', water: 'Auf dem Wasser', more: 'Gut zu wissen' },
  links: {
    sharedMinivans: 'Sammelvans',
    privateVans: 'Private Vans',
    vansWithUndergroundRiver: 'Vans mit Underground River',
    allTransportation: 'Alle Fahrten',
    elNidoGroupBoats: 'Gruppenboote in El Nido',
    elNidoPrivateBoats: 'Privatboote in El Nido',
    undergroundRiver: 'Underground River',
    toursInPuertoPrincesa: 'Touren in Puerto Princesa',
    myTrips: 'Meine Trips',
    savedTrips: 'Gemerkte Trips',
    savedOnPhone: 'Auf diesem Handy gespeichert',
    about: 'Über uns',
    contact: 'Kontakt',
    terms: 'Bedingungen',
    privacy: 'Datenschutz',
  },
};
