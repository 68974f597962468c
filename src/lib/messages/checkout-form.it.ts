import type { CheckoutFormMessages } from './checkout-form.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in Italian. */
export const it: CheckoutFormMessages = {
  label: 'Prenota e paga',
  booking: 'Prenotazione in corso…',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'Questa copia del sito accetta ',
    requests,
    ': scrivi i tuoi dati e prepariamo noi il messaggio. Niente è prenotato finché non rispondiamo.',
  ],
  requests: 'richieste per messaggio',
  missing: (count: number) => plural('it', count, { one: 'Manca una cosa', other: `Mancano ${count} cose` }),
  complete: 'Ora è tutto compilato',
  booker: {
    legend: 'Chi prenota?',
    name: 'Nome e cognome',
    email: 'E-mail',
    emailHint: 'Qui mandiamo il voucher e le eventuali modifiche.',
    country: 'Prefisso del paese',
    mobile: 'Cellulare',
    mobileHint: 'Il giorno del viaggio l’autista chiama o scrive a questo numero.',
  },
  agreement: {
    title: 'Se i tuoi programmi cambiano',
    text: <Part>(terms: Part): MessageParts<Part> => ['Accetto queste condizioni e le ', terms, '.'],
    terms: 'condizioni di prenotazione',
    problem: 'Spunta la casella per accettare queste condizioni e quelle di prenotazione.',
  },
  rules: {
    loading: 'Carichiamo le tue condizioni di cancellazione…',
    failed: 'Le condizioni di cancellazione e i prezzi di oggi non si sono caricati. Li vedrai prima di prenotare.',
    retry: 'Riprova',
    missing:
      'Le condizioni di cancellazione non si sono caricate, quindi non è stato inviato niente. Riprova quando sei online.',
  },
  noMethod:
    'I modi di pagamento non si sono ancora caricati, quindi non è stato inviato niente. I tuoi dati sono salvati su questo dispositivo.',
  full: 'Non è stato prenotato niente. Scegli un’altra partenza qui sopra, poi prenota di nuovo.',
  unexpected:
    'Qualcosa è andato storto, e non sappiamo se la tua prenotazione ci è arrivata. I tuoi viaggi e i tuoi dati sono salvati su questo dispositivo. Premi di nuovo il pulsante: niente sarà prenotato due volte.',
  request: {
    title: 'Manda la tua richiesta',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'Questa è una ',
      request,
      ': niente è riservato finché non rispondiamo. Il tuo messaggio è pronto; scegli come mandarlo. Rispondiamo: ',
      hours,
      '.',
    ],
    request: 'richiesta, non una prenotazione',
  },
};
