/** Messages of sharing a page, in English. */
export const en = {
  copied: 'Link copied. Paste it anywhere.',
  copyByHand: 'Copy this link:',
  link: 'Link to this page',
};

export type SharePageMessages = typeof en;
