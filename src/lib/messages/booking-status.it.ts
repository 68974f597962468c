import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in Italian: for a heading, for a list, and a sentence. */
export const it: BookingStatusMessages = {
  draft: { title: 'Non ancora prenotato', label: 'Non prenotata', text: 'Non è stato prenotato niente.' },
  'awaiting-payment': {
    title: 'Prenotazione fatta, da pagare',
    label: 'Da pagare',
    text: 'Ti teniamo i posti in attesa del pagamento. Quando arriva, organizziamo i tuoi viaggi e confermiamo per e-mail.',
  },
  'deposit-paid': {
    title: 'Abbiamo il tuo acconto',
    label: 'Acconto pagato',
    text: 'I tuoi posti sono riservati. Il resto va pagato entro la data qui sotto.',
  },
  paid: {
    title: 'Pagata',
    label: 'Pagata',
    text: 'I tuoi posti sono riservati. Stiamo organizzando i tuoi viaggi e confermiamo per e-mail.',
  },
  confirmed: {
    title: 'Confermata',
    label: 'Confermata',
    text: 'È tutto organizzato. Mostra questa pagina all’autista o alla guida, sullo schermo o stampata. Si apre anche offline.',
  },
  cancelled: { title: 'Cancellata', label: 'Cancellata', text: 'Non hai più posti su questi viaggi.' },
  expired: {
    title: 'Non pagata in tempo',
    label: 'Scaduta',
    text: 'Abbiamo liberato i tuoi posti. Se hai pagato, scrivici con il codice. Altrimenti prenota di nuovo.',
  },
  completed: { title: 'Viaggio concluso', label: 'Conclusa', text: 'Grazie di aver viaggiato con noi.' },
  'no-show': {
    title: 'Non si è presentato nessuno',
    label: 'Mancata presentazione',
    text: 'I viaggi sono partiti senza di te. Se è un errore, scrivici con il codice.',
  },
};
