/** Messages about a request that failed, in English. They begin with what was not done. */
export const en = {
  offline: (safe: string) =>
    `No answer: you may be offline. ${safe} Try again when you are online. Nothing will be done twice.`,
  unavailable: (not: string) => `${not}: our service is not responding right now.`,
  retry: 'Try again in a moment.',
  number: (id: string) => `If you write to us, tell us this number: ${id}.`,
  noApi: (not: string, safe: string) => `${not}: this copy of the site takes requests by message only. ${safe}`,
  notFound: (not: string) =>
    `${not}: this device cannot open that booking. Open the link in our e-mail, or write to us.`,
};

export type RequestErrorMessages = typeof en;
