import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in French. */
export const fr: ScreenFailuresMessages = {
  booking: 'Un problème est survenu dans la réservation. Le reste de la page fonctionne.',
  cart: 'Un problème est survenu dans le panier. Le reste de la page fonctionne.',
  checkout: 'Un problème est survenu dans la finalisation. Le reste de la page fonctionne.',
  confirmation: 'Un problème est survenu dans la réservation. Le reste de la page fonctionne.',
  cancelledPayment: 'Un problème est survenu dans le paiement. Le reste de la page fonctionne.',
  participants: 'Un problème est survenu dans les informations voyageurs. Le reste de la page fonctionne.',
  trips: 'Un problème est survenu dans vos voyages. Le reste de la page fonctionne.',
};
