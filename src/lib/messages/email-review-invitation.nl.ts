import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Dutch. */
export const nl: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Boeking ${ref}: hoe was het?`,
  thanks: 'Bedankt dat je met ons reisde. Wat was goed, en wat niet? Een paar zinnen helpen andere reizigers.',
  review: (title: string) => `Schrijf een review over ${title}`,
  link: 'De link opent een e-mail aan ons. We lezen elke review voor die wordt geplaatst.',
  reply:
    'Beantwoord gewoon deze e-mail, met een tot vijf sterren per trip. We lezen elke review voor die wordt geplaatst.',
  once: 'We vragen het maar één keer.',
  prompts: ['Sterren, 1 tot 5: ', 'Je naam, zoals we die mogen tonen: ', 'Hoe het was: '],
};
