import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in Italian. */
export const it: VoucherMessages = {
  title: 'Voucher',
  titleUnpaid: 'Voucher, valido quando è pagato',
  operatorAndRef: (operator: string, ref: string) => `${operator}, prenotazione ${ref}`,
  qrCode: (ref: string) => `Prenotazione ${ref} come codice QR per l’autista o la guida`,
  palawanTime: 'Tutti gli orari sono nell’ora di Palawan.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => [
    'Fatti trovare sul posto alle ',
    ready,
    ', partenza alle ',
    leaves,
  ],
  pickup: 'Punto di ritrovo',
  dropoff: 'Arrivo',
  openInMaps: 'Apri nelle mappe',
  group: 'Per',
  peopleAndProvider: (people: string, provider: string) => `${people}, operatore ${provider}`,
  arrival: 'Arrivi con',
  cash: 'Contanti da portare',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' per i costi da pagare sul posto'],
  note: 'La tua nota',
  hotel: {
    label: { pickup: 'Hotel di partenza', dropoff: 'Hotel di arrivo' },
    labelFor: {
      pickup: (trip: string) => `Hotel di partenza, ${trip}`,
      dropoff: (trip: string) => `Hotel di arrivo, ${trip}`,
    },
    problem: 'Scrivi il nome dell’hotel.',
    save: 'Salva l’hotel',
    saving: 'Salvataggio in corso…',
    changed: 'Non è stato salvato niente. Controlla la prenotazione e riprova.',
    failed: { not: 'L’hotel non è stato salvato', safe: 'La tua prenotazione non è cambiata.' },
  },
};
