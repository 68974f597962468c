import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in Italian. */
export const it: PendingNoticeMessages = {
  title: 'Salvata su questo telefono, non ancora inviata',
  text: 'Inviamo la tua prenotazione appena sei online. Fino ad allora niente è prenotato.',
  ifChanged: 'Se cambi questi viaggi, non sarà inviata e dovrai prenotare di nuovo.',
  link: 'Vedi la prenotazione',
};
