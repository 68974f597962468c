import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in Italian. */
export const it: PageFailureMessages = {
  text: (error: string) => `Qualcosa è andato storto da parte nostra (${error}). Ricarica la pagina.`,
};
