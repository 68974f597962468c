/** Messages of a page that failed in English. */
export const en = {
  text: (error: string) => `Something went wrong on our side (${error}). Reload the page.`,
};

export type PageFailureMessages = typeof en;
