import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in German. They begin with what was not done. */
export const de: RequestErrorMessages = {
  offline: (safe: string) =>
    `Keine Antwort, vielleicht bist du offline. ${safe} Versuch es noch einmal, wenn du online bist. Nichts passiert doppelt.`,
  unavailable: (not: string) => `${not}: Unser Dienst antwortet gerade nicht.`,
  retry: 'Versuch es gleich noch einmal.',
  number: (id: string) => `Wenn du uns schreibst, nenn uns diese Nummer: ${id}.`,
  noApi: (not: string, safe: string) => `${not}: Diese Kopie der Website nimmt nur Anfragen per Nachricht an. ${safe}`,
  notFound: (not: string) =>
    `${not}: Dieses Gerät kann die Buchung nicht öffnen. Öffne den Link in unserer E-Mail, oder schreib uns.`,
};
