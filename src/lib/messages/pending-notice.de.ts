import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in German. */
export const de: PendingNoticeMessages = {
  title: 'Auf diesem Handy gespeichert, noch nicht gesendet',
  text: 'Wir senden deine Buchung, sobald du online bist. Bis dahin ist nichts gebucht.',
  ifChanged: 'Änderst du diese Trips, wird sie nicht gesendet, und du musst noch einmal buchen.',
  link: 'Zur Buchung',
};
