import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in French. */
export const fr: BookingCancellationMessages = {
  tooLate: 'Cette réservation ne peut plus être annulée ici. Écrivez-nous et nous verrons ce que nous pouvons faire.',
  cancel: 'Annuler la réservation',
  title: 'Annuler cette réservation\u202f?',
  allTrips: 'Tous les voyages de la réservation seront annulés. C’est définitif.',
  reason: 'Pourquoi\u202f? (facultatif)',
  cancelling: 'Annulation…',
  keep: 'Garder la réservation',
  changed: 'Rien n’a été annulé. Vérifiez la réservation et réessayez.',
  failed: { not: 'Rien n’a été annulé', safe: 'Votre réservation est enregistrée sur cet appareil.' },
};
