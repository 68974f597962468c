import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in French. They begin with what was not done. */
export const fr: RequestErrorMessages = {
  offline: (safe: string) =>
    `Pas de réponse\u00a0: vous êtes peut-être hors ligne. ${safe} Réessayez une fois en ligne. Rien ne sera fait deux fois.`,
  unavailable: (not: string) => `${not}\u00a0: notre service ne répond pas pour le moment.`,
  retry: 'Réessayez dans un instant.',
  number: (id: string) => `Si vous nous écrivez, donnez-nous ce numéro\u00a0: ${id}.`,
  noApi: (not: string, safe: string) =>
    `${not}\u00a0: cette copie du site prend seulement des demandes par message. ${safe}`,
  notFound: (not: string) =>
    `${not}\u00a0: cet appareil ne peut pas ouvrir cette réservation. Ouvrez le lien de notre e-mail, ou écrivez-nous.`,
};
