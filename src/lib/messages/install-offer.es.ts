import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in Spanish. */
export const es: InstallOfferMessages = {
  label: 'Instalar',
  text: '¿Añadir este sitio a tu pantalla de inicio? Se abre sin conexión, con tus viajes.',
  accept: 'Añadir',
  refuse: 'No, gracias',
};
