import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in Dutch. They begin with what was not done. */
export const nl: RequestErrorMessages = {
  offline: (safe: string) =>
    `Geen antwoord: misschien ben je offline. ${safe} Probeer het opnieuw als je online bent. Niets gebeurt dubbel.`,
  unavailable: (not: string) => `${not}: onze server antwoordt nu niet.`,
  retry: 'Probeer het zo meteen opnieuw.',
  number: (id: string) => `Als je ons schrijft, geef dan dit nummer door: ${id}.`,
  noApi: (not: string, safe: string) =>
    `${not}: deze kopie van de site werkt alleen met aanvragen per bericht. ${safe}`,
  notFound: (not: string) =>
    `${not}: dit apparaat kan die boeking niet openen. Open de link in onze e-mail, of schrijf ons.`,
};
