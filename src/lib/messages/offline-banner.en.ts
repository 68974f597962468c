/** Messages of the line about a lost or slow connection in English. */
export const en = {
  label: 'Connection',
  link: 'What is saved',
  offline: 'You are offline.',
  slow: 'The connection is too slow.',
  rates: (day: string) => `Rates of ${day}.`,
  saved: (day: string) => `This page was saved on ${day}.`,
  savedAndRates: (day: string, rates: string) => `This page was saved on ${day}, rates of ${rates}.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};

export type OfflineBannerMessages = typeof en;
