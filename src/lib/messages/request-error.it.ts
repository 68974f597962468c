import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in Italian. They begin with what was not done. */
export const it: RequestErrorMessages = {
  offline: (safe: string) =>
    `Nessuna risposta: forse sei offline. ${safe} Riprova quando sei online. Niente sarà fatto due volte.`,
  unavailable: (not: string) => `${not}: in questo momento il nostro servizio non risponde.`,
  retry: 'Riprova tra poco.',
  number: (id: string) => `Se ci scrivi, dacci questo numero: ${id}.`,
  noApi: (not: string, safe: string) => `${not}: questa copia del sito accetta solo richieste per messaggio. ${safe}`,
  notFound: (not: string) =>
    `${not}: questo dispositivo non può aprire quella prenotazione. Apri il link nella nostra e-mail, o scrivici.`,
};
