/** Messages of a screen that failed in English. */
export const en = {
  booking: 'Something went wrong in the booking. The rest of the page works.',
  cart: 'Something went wrong in the cart. The rest of the page works.',
  checkout: 'Something went wrong in the checkout. The rest of the page works.',
  confirmation: 'Something went wrong in the booking. The rest of the page works.',
  cancelledPayment: 'Something went wrong in the payment. The rest of the page works.',
  participants: 'Something went wrong in the travellers. The rest of the page works.',
  trips: 'Something went wrong in your trips. The rest of the page works.',
};

export type ScreenFailuresMessages = typeof en;
