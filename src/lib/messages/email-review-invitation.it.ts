import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Italian. */
export const it: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Prenotazione ${ref}: com’è andata?`,
  thanks:
    'Grazie di aver viaggiato con noi. Che cosa è andato bene, e che cosa no? Qualche frase aiuta altri viaggiatori.',
  review: (title: string) => `Recensisci ${title}`,
  link: 'Il link apre un’e-mail per noi. Leggiamo ogni recensione prima di pubblicarla. Te lo chiediamo una volta sola.',
};
