/** Messages of the mail that asks for a review, in English. */
export const en = {
  subject: (ref: string) => `Booking ${ref}: how was it?`,
  thanks: 'Thank you for travelling with us. What was good, and what was not? A few sentences help other travellers.',
  review: (title: string) => `Review ${title}`,
  link: 'The link opens an e-mail to us. We read every review before it is published.',
  /** In a mail without formatting, which shows no link. */
  reply:
    'Just reply to this e-mail, with one to five stars for each trip. We read every review before it is published.',
  once: 'We ask only once.',
  /** The lines of the mail that the link opens, to be completed. */
  prompts: ['Stars, 1 to 5: ', 'Your name, as we may show it: ', 'How was it: '],
};

export type EmailReviewInvitationMessages = typeof en;
