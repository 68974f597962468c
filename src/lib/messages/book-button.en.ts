/** Messages of the button that opens the booking dialog, in English. */
export const en = {
  failed: 'Something went wrong in the booking. The rest of the page works.',
  book: 'Book',
};

export type BookButtonMessages = typeof en;
