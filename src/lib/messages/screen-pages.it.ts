import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in Italian. */
export const it: ScreenPagesMessages = {
  noScript:
    'Questa pagina ha bisogno di JavaScript, che nel tuo browser è disattivato. Puoi fare tutto per messaggio. Aggiungi il codice di prenotazione, se ne hai uno:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: 'Ci mette troppo. Ricarica la pagina, o scrivici con il pulsante in basso a destra. Quello che hai scritto è salvato su questo dispositivo.',
  cart: {
    title: 'Il tuo carrello',
    description: 'I viaggi che stai per prenotare, giorno per giorno, con i prezzi e che cosa portare.',
    crumb: 'Carrello',
  },
  payment: {
    title: 'Prenota e paga',
    description: 'Scrivi i tuoi dati, vedi le date per cancellare e scegli come pagare.',
    crumb: 'Prenota e paga',
  },
  cancel: {
    title: 'Pagamento non fatto',
    description:
      'Non ti è stato addebitato niente, e ti teniamo ancora i posti. Scegli un altro modo di pagare, o rimetti i viaggi nel carrello.',
    crumb: 'Pagamento',
  },
  confirmation: {
    title: 'La tua prenotazione',
    description: 'Lo stato della tua prenotazione, come pagare e il voucher per l’autista o la guida.',
    crumb: 'La tua prenotazione',
  },
  participants: {
    title: 'Dati dei viaggiatori',
    description: 'I nomi di tutti i viaggiatori, e i passaporti per i viaggi che richiedono un permesso.',
    crumb: 'Dati dei viaggiatori',
  },
  trips: {
    title: 'I miei viaggi',
    description:
      'Le prenotazioni e i voucher salvati su questo dispositivo, anche offline, e come aprire le prenotazioni fatte altrove.',
    crumb: 'I miei viaggi',
    lead: 'Salvati su questo dispositivo, perché i voucher si aprano offline. Li può vedere chiunque usi questo dispositivo.',
  },
  booking: {
    title: (trip: string) => `Prenota: ${trip}`,
    description: (trip: string) => `Scegli giorno, ora, persone e prelievo per “${trip}”, e vedi il prezzo.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'Questa pagina ha bisogno di JavaScript, che nel tuo browser è disattivato. ',
      message('Prenota per messaggio'),
      ', oppure ',
      call('chiamaci'),
      '.',
    ],
  },
};
