import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in Dutch. */
export const nl: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Filipijnen`,
  language: 'Taal',
  privacyChoices: 'Privacykeuzes',
  headings: { road: 'Op de weg', water: 'Op het water', more: 'Goed om te weten' },
  links: {
    sharedMinivans: 'Gedeelde minibusjes',
    privateVans: 'Privébusjes',
    vansWithUndergroundRiver: 'Busjes met Underground River',
    allTransportation: 'Al het vervoer',
    elNidoGroupBoats: 'Groepsboten in El Nido',
    elNidoPrivateBoats: 'Privéboten in El Nido',
    undergroundRiver: 'Underground River',
    toursInPuertoPrincesa: 'Tours in Puerto Princesa',
    myTrips: 'Mijn trips',
    savedTrips: 'Bewaarde trips',
    savedOnPhone: 'Op deze telefoon bewaard',
    about: 'Over ons',
    contact: 'Contact',
    terms: 'Boekingsvoorwaarden',
    privacy: 'Privacy',
  },
};
