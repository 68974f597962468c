import type { CartPageMessages } from './cart-page.en.ts';
import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in Italian. */
export const it: CartPageMessages = {
  opening: 'Apriamo il carrello…',
  missing:
    'Questo link al carrello non funziona. Forse è incompleto, oppure il carrello è stato prenotato o lasciato lì troppo a lungo. Chiedi un nuovo link a chi te l’ha mandato.',
  booked: 'Questo carrello è stato prenotato, da un amico con il link o da te.',
  seeBooking: (ref: string) => `Vedi la prenotazione ${ref}`,
  failed: 'Il carrello non si è caricato. Controlla la connessione.',
  retry: 'Riprova',
  nowHas: (trips: number) =>
    plural('it', trips, { one: 'Ora nel carrello c’è 1 viaggio.', other: `Ora nel carrello ci sono ${trips} viaggi.` }),
  removed: (title: string) => `Tolto: ${title}`,
  undo: 'Annulla',
  undoTrip: (title: string) => `Annulla: rimetti ${title}`,
  conflict: {
    twoCarts: 'Hai due carrelli',
    changedElsewhere: 'Questo carrello è stato cambiato su un altro dispositivo',
    fromLink: (trips: number) =>
      plural('it', trips, {
        one: 'Nel carrello del link c’è 1 viaggio.',
        other: `Nel carrello del link ci sono ${trips} viaggi.`,
      }),
    onOther: (trips: number) =>
      plural('it', trips, {
        one: 'Sull’altro dispositivo c’è 1 viaggio.',
        other: `Sull’altro dispositivo ci sono ${trips} viaggi.`,
      }),
    onThis: (trips: number) =>
      plural('it', trips, {
        one: 'Su questo dispositivo c’è 1 viaggio.',
        other: `Su questo dispositivo ci sono ${trips} viaggi.`,
      }),
    combine: 'Unisci i carrelli',
    useLinked: 'Usa quello del link',
    useOther: 'Usa l’altro',
    keepMine: 'Tieni il mio',
  },
  empty: {
    text: 'Il tuo carrello è vuoto. Scegli un viaggio e premi “Prenota”. Resta qui finché non completi la prenotazione, anche se esci dal sito.',
    saved: 'Viaggi salvati',
    recent: 'Visti di recente',
    transfers: 'Van e transfer',
    tours: 'Tour e barche',
  },
};
