import type { CheckoutMessages } from './checkout.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in Italian. */
export const it: CheckoutMessages = {
  booked: (ref: string) => `Prenotato: ${ref}`,
  next: 'Ti portiamo al prossimo passo…',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['Non succede niente? ', open, '.'],
  openBooking: 'Apri la prenotazione per pagare',
  order: {
    title: 'I tuoi viaggi',
    change: 'Cambia',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Totale',
    dueNow: 'Da pagare ora',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Da pagare entro ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Porta ',
      amount,
      ' in contanti per i costi da pagare sul posto. Non sono compresi nel totale.',
    ],
    palawanTime: 'Tutti gli orari sono nell’ora di Palawan.',
  },
  rejected: {
    title: 'Non ancora prenotato',
    text: (why: string) => `La prenotazione salvata su questo telefono non è stata fatta. ${why}`,
    check: 'Controlla i viaggi e i dati, poi prenota di nuovo.',
  },
  changedPlaces: { title: 'I posti sono cambiati', other: 'Scegli un’altra partenza nel carrello' },
  blocked: {
    title: 'Così com’è il carrello non si può prenotare',
    departed: 'Questo viaggio è già partito.',
    withdrawn: 'Questo viaggio non lo offriamo più.',
    fix: 'Sistema nel carrello',
  },
  empty: {
    unpaid: (ref: string) => `La prenotazione ${ref} non è ancora pagata`,
    unpaidText: 'I tuoi viaggi sono prenotati, quindi il carrello è vuoto. Ti teniamo i posti in attesa del pagamento.',
    pay: 'Vedi e paga',
    text: 'Il tuo carrello è vuoto. Prima scegli un viaggio, poi torna qui per prenotarlo.',
    transfer: 'Trova un transfer',
    tour: 'Trova un tour',
    trips: 'I miei viaggi',
  },
  full: {
    title: 'I posti rimasti non bastano',
    text: 'Non è stato prenotato niente, e i tuoi dati sono al sicuro. Scegli un’altra partenza per questi viaggi, poi prenota di nuovo.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title}: ora si parte `, moment, '.'],
    bookAgain: 'Prenota di nuovo qui sotto.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `Nei prossimi giorni nessuna partenza ha posto per ${people}: `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `Nei prossimi giorni nessuna partenza ha posto per ${people}: `,
      ask,
      ' di questa, oppure ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['Oppure ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['Oppure ', ask, ' di questa, o ', cart, '.'],
    ask: 'chiedici',
    cart: 'scegli un altro giorno nel carrello',
  },
  pending: {
    title: 'Salvata su questo telefono, non ancora inviata',
    text: 'Non è ancora prenotato niente. Inviamo la tua prenotazione, una volta sola, appena sei online. Puoi lasciare questa pagina o chiudere il browser.',
    sending: 'Invio in corso…',
    failed: 'Ancora nessuna risposta. La tua prenotazione è al sicuro su questo telefono e sarà inviata più tardi.',
    send: 'Invia ora',
    change: 'Prima voglio cambiarla',
  },
  prices: {
    changed: (trips: number) =>
      plural('it', trips, { one: 'Un prezzo è cambiato', other: 'Alcuni prezzi sono cambiati' }),
    gone: (title: string) => `${title}: non si può più prenotare, quindi l’abbiamo tolto.`,
    was: 'era',
    isNow: 'ora è',
    accept: 'Accetta i nuovi prezzi',
  },
  refused: 'Così come sono, questi viaggi non si possono prenotare',
};
