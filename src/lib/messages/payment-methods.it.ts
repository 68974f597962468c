import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in Italian. */
export const it: PaymentMethodsMessages = {
  legend: 'Come vuoi pagare?',
  card: 'Carta o portafoglio digitale',
  onPageOf: (service: string) => `Paghi sulla pagina di ${service}, poi torni qui.`,
  byHand: 'Bonifico o contanti',
  nextStep: 'Dopo ti mostriamo come pagare.',
  loading: 'Carichiamo i modi di pagamento…',
  offline:
    'Sei offline, quindi i modi di pagamento non si caricano. I tuoi dati sono salvati su questo dispositivo e non sono ancora stati inviati.',
  unavailable: 'In questo momento il nostro servizio non risponde. I tuoi dati sono salvati su questo dispositivo.',
  retrying: 'Caricamento…',
  retry: 'Riprova',
};
