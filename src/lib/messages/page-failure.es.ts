import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in Spanish. */
export const es: PageFailureMessages = {
  text: (error: string) => `Algo ha fallado por nuestra parte (${error}). Recarga la página.`,
};
