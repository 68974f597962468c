/** Messages of pictures over the whole window, in English. */
export const en = {
  title: 'Pictures',
  close: 'Close',
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at: number, all: number) => `${at} of ${all}`,
  illustration: 'Illustration',
  notLoaded: 'The large picture did not load. It will load when you are online again.',
};

export type LightboxMessages = typeof en;
