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
  trip: {
    action: 'Me faire rembourser',
    actionFor: (trip: string) => `Me faire rembourser\u00a0: ${trip}`,
    title: 'Rembourser ce voyage\u202f?',
    remove: {
      action: 'Retirer ce voyage',
      actionFor: (trip: string) => `Retirer ce voyage\u00a0: ${trip}`,
      title: 'Retirer ce voyage\u202f?',
    },
    all: (amount: string) =>
      `Nous vous remboursons ${amount}, tout ce que vous avez payé pour ce voyage, par le moyen avec lequel vous avez payé.`,
    rest: (amount: string) => `Nous vous remboursons ${amount}, par le moyen avec lequel vous avez payé.`,
    nothingMore: 'Il n’y a plus rien à rembourser pour ce voyage.',
    nothingPaid: 'Vous n’avez rien payé pour ce voyage, il n’y a donc rien à rembourser.',
    others: 'Ce voyage sera retiré de votre réservation. Vos autres voyages restent réservés. C’est définitif.',
    confirm: 'Retirer ce voyage',
    busy: 'Un instant…',
    keep: 'Garder ce voyage',
    changed: 'Rien n’a changé. Vérifiez la réservation et réessayez.',
    not: 'Rien n’a changé',
  },
};
