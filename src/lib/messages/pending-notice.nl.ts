import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in Dutch. */
export const nl: PendingNoticeMessages = {
  title: 'Op deze telefoon bewaard, nog niet verstuurd',
  text: 'We versturen je boeking zodra je online bent. Tot dan is er niets geboekt.',
  ifChanged: 'Wijzig je deze trips, dan wordt de boeking niet verstuurd en moet je opnieuw boeken.',
  link: 'Boeking bekijken',
};
