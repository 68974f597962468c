import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in French. */
export const fr: PendingNoticeMessages = {
  title: 'Enregistré sur ce téléphone, pas encore envoyé',
  text: 'Nous envoyons votre réservation dès que vous êtes en ligne. Rien n’est réservé d’ici là.',
  ifChanged: 'Si vous changez ces voyages, elle ne sera pas envoyée et vous devrez réserver de nouveau.',
  link: 'Voir la réservation',
};
