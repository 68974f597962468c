import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in French. */
export const fr: PageFailureMessages = {
  text: (error: string) => `Un problème est survenu de notre côté (${error}). Rechargez la page.`,
};
