import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in Spanish. */
export const es: HomePageMessages = {
  lead: 'Minivans, barcos y el río subterráneo. Un precio claro, sin cuenta.',
  headings: {
    ways: 'Cuatro formas de moverte',
    bestsellers: 'Los viajes más reservados',
    routes: 'De pueblo en pueblo',
    promises: 'Con qué puedes contar',
  },
  ways: {
    sharedVan: { title: 'Un asiento en minivan compartida', text: 'Seis salidas al día. Pagas solo tu asiento.' },
    privateVan: {
      title: 'Una minivan solo para ti',
      text: 'Un precio para tu grupo, a la hora que elijas, hasta tu puerta.',
    },
    river: {
      title: 'La cueva del río, de camino',
      text: 'Visita el río subterráneo y duerme en el pueblo siguiente.',
    },
    boats: {
      title: 'Barcos entre las islas',
      text: 'Del Tour A al Tour D en El Nido, en grupo o en tu propio barco.',
    },
  },
  promises: {
    refunds: {
      title: 'Reembolsos con fecha',
      text: 'Antes de pagar ves cuánto se te devuelve y hasta qué día y hora.',
      link: 'Cómo son los reembolsos',
    },
    cash: {
      title: 'Tasas en efectivo, a la vista',
      text: 'El kayak y las tasas de los parques se pagan en pesos el mismo día. Cada viaje indica los importes.',
      link: 'Qué se paga en destino',
    },
    voucher: {
      title: 'Un comprobante que funciona sin conexión',
      text: 'Tu comprobante, el lugar de recogida y nuestros números se abren en tu teléfono sin conexión.',
      link: 'Qué guarda tu teléfono',
    },
  },
  article: {
    title: 'Cómo llegar a El Nido',
    text: 'Vuela a Lio, ve cinco horas por carretera desde Puerto Princesa o sube desde Port Barton: cada opción por tiempo, comodidad y precio.',
    link: 'Leer la guía',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    '¿Antes una pregunta? ',
    link('Escríbenos o llámanos'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
