import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in Spanish. */
export const es: TransferFactsMessages = {
  title: 'En todos los traslados',
  early: {
    title: 'Ten todo listo 15 minutos antes',
    text: 'Las minivans salen a su hora, porque más adelante esperan otros viajeros.',
  },
  price: {
    title: 'Un precio, combustible y conductor incluidos',
    text: 'No añadimos nada después. Si un pueblo o un parque cobra una tasa, la página la indica como efectivo que debes llevar.',
  },
  signal: {
    title: 'Cuenta con que no haya señal',
    text: 'Los teléfonos pierden la señal al norte de Roxas. Guarda el punto de recogida y nuestro número antes de salir.',
  },
};
