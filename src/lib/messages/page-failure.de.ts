import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in German. */
export const de: PageFailureMessages = {
  text: (error: string) => `Bei uns ist etwas schiefgegangen (${error}). Lade die Seite neu.`,
};
