import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in Dutch. */
export const nl: PageFailureMessages = {
  text: (error: string) => `Er ging iets mis bij ons (${error}). Laad de pagina opnieuw.`,
};
