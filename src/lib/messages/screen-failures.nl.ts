import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in Dutch. */
export const nl: ScreenFailuresMessages = {
  booking: 'Er ging iets mis in de boeking. De rest van de pagina werkt.',
  cart: 'Er ging iets mis in het winkelmandje. De rest van de pagina werkt.',
  checkout: 'Er ging iets mis bij het afrekenen. De rest van de pagina werkt.',
  confirmation: 'Er ging iets mis in de boeking. De rest van de pagina werkt.',
  cancelledPayment: 'Er ging iets mis bij de betaling. De rest van de pagina werkt.',
  participants: 'Er ging iets mis bij de reizigers. De rest van de pagina werkt.',
  trips: 'Er ging iets mis in je trips. De rest van de pagina werkt.',
};
