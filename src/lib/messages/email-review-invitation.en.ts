/** Messages of the mail that asks for a review, in English. */
export const en = {
  subject: (ref: string) => `Booking ${ref}: how was it?`,
  thanks: 'Thank you for travelling with us. What was good, and what was not? A few sentences help other travellers.',
  review: (title: string) => `Review ${title}`,
  link: 'The link opens an e-mail to us. We read every review before it is published. We ask only once.',
};

export type EmailReviewInvitationMessages = typeof en;
