import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in German. */
export const de: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Buchung ${ref}: Wie war’s?`,
  thanks: 'Danke, dass du mit uns gereist bist. Was war gut, und was nicht? Ein paar Sätze helfen anderen Reisenden.',
  review: (title: string) => `${title} bewerten`,
  link: 'Der Link öffnet eine E-Mail an uns. Wir lesen jede Bewertung, bevor sie erscheint.',
  reply:
    'Antworte einfach auf diese E-Mail, mit einem bis fünf Sternen für jeden Trip. Wir lesen jede Bewertung, bevor sie erscheint.',
  once: 'Wir fragen nur einmal.',
  prompts: ['Sterne, 1 bis 5: ', 'Dein Name, wie wir ihn zeigen dürfen: ', 'Wie es war: '],
};
