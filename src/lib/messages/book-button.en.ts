/** Messages of the button that opens the booking dialog, in English. */
export const en = { name: 'the booking', book: 'Book' };

export type BookButtonMessages = typeof en;
