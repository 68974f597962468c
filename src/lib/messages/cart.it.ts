import type { CartMessages } from './cart.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in Italian. */
export const it: CartMessages = {
  total: 'Totale',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['Sono ', dollars, ' in dollari USA.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Porta ',
    amount,
    ' in contanti per i costi da pagare sul posto. Non sono compresi nel totale.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Porta ',
    amount,
    ' in contanti (circa ',
    estimate,
    ') per i costi da pagare sul posto. Non sono compresi nel totale.',
  ],
  checkout: 'Vai al pagamento',
  palawanTime: 'Tutti gli orari sono nell’ora di Palawan.',
  unchecked:
    'Alcuni prezzi non si sono potuti controllare. Controlla la connessione. Vedi i prezzi di quando hai aggiunto i viaggi; li ricontrolliamo prima che paghi.',
  checkAgain: 'Ricontrolla',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['fino alle ', hour],
    from: 'Da',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', fatti trovare alle ', hour],
    to: 'A',
    onRequest: '(su richiesta)',
    chosenPlace: 'il luogo che hai scelto',
    arriving: 'Arrivi con',
    notes: 'Note',
    otherDeparture: 'Scegli un’altra partenza',
    change: 'Cambia',
    changeTrip: (title: string) => `Cambia ${title}`,
    remove: 'Togli',
    removeTrip: (title: string) => `Togli ${title}`,
  },
  state: {
    departed: 'Questo viaggio è già partito. Toglilo o scegli un altro giorno. Non è compreso nel totale.',
    withdrawn: 'Questo viaggio non lo offriamo più. Non è compreso nel totale.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['Non è compreso nel totale. ', ask, '.'],
    askByMessage: 'Chiedici informazioni per messaggio',
    problem: 'Fino ad allora non è compreso nel totale.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'Il prezzo è cambiato: era ',
      before,
      ', ora è ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Apri su un altro dispositivo, o condividi',
    note: 'Chi ha questo link può vedere i tuoi viaggi e i tuoi dati di contatto e cambiare il carrello. Dopo la prenotazione può anche aprirla e cancellarla. Mandalo solo a chi viaggia con te.',
    link: 'Link a questo carrello',
    copy: 'Copia il link',
    copied: 'Copiato. Incollalo dove vuoi.',
    notCopied: 'Il tuo browser non permette di copiare. Seleziona il link e copialo.',
  },
  empty: {
    action: 'Svuota il carrello',
    question: 'Svuotare il carrello?',
    removes: (trips: number) =>
      plural('it', trips, {
        one: 'Il viaggio sparisce dal carrello. Non si può tornare indietro.',
        other: `Tutti e ${trips} i viaggi spariscono dal carrello. Non si può tornare indietro.`,
      }),
    keep: (trips: number) => plural('it', trips, { one: 'Tienilo', other: 'Tienili' }),
  },
};
