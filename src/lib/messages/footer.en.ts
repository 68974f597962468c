/** Messages of the footer of every page, in English. */
export const en = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Philippines`,
  language: 'Language',
  privacyChoices: 'Privacy choices',
  headings: { road: 'On the road', water: 'On the water', more: 'Good to know' },
  links: {
    sharedMinivans: 'Shared minivans',
    privateVans: 'Private vans',
    vansWithUndergroundRiver: 'Vans with Underground River',
    allTransportation: 'All transportation',
    elNidoGroupBoats: 'El Nido group boats',
    elNidoPrivateBoats: 'El Nido private boats',
    undergroundRiver: 'Underground River',
    toursInPuertoPrincesa: 'Tours in Puerto Princesa',
    myTrips: 'My trips',
    savedTrips: 'Saved trips',
    savedOnPhone: 'Saved on this phone',
    about: 'About us',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
  },
};

export type FooterMessages = typeof en;
