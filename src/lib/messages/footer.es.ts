import type { FooterMessages } from './footer.en.ts';

/** Messages of the footer of every page, in Spanish. */
export const es: FooterMessages = {
  tagline: (tagline: string) => `${tagline}.`,
  address: (street: string, town: string, region: string, postalCode: string) =>
    `${street}, ${town}, ${region} ${postalCode}, Filipinas`,
  language: 'Idioma',
  privacyChoices: 'Opciones de privacidad',
  headings: { road: 'Por carretera', water: 'Por mar', more: 'Conviene saber' },
  links: {
    sharedMinivans: 'Minivans compartidas',
    privateVans: 'Minivans privadas',
    vansWithUndergroundRiver: 'Minivans con el río subterráneo',
    allTransportation: 'Todo el transporte',
    elNidoGroupBoats: 'Barcos compartidos en El Nido',
    elNidoPrivateBoats: 'Barcos privados en El Nido',
    undergroundRiver: 'Río subterráneo',
    toursInPuertoPrincesa: 'Excursiones en Puerto Princesa',
    myTrips: 'Mis viajes',
    savedTrips: 'Viajes guardados',
    savedOnPhone: 'Guardado en este teléfono',
    about: 'Sobre nosotros',
    contact: 'Contacto',
    terms: 'Condiciones',
    privacy: 'Privacidad',
  },
};
