import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Italian. */
export const it: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Prenotazione ${ref}: com’è andata?`,
  thanks:
    'Grazie di aver viaggiato con noi. Che cosa è andato bene, e che cosa no? Qualche frase aiuta altri viaggiatori.',
  review: (title: string) => `Recensisci ${title}`,
  link: 'Il link apre un’e-mail per noi. Leggiamo ogni recensione prima di pubblicarla.',
  reply:
    'Rispondi a questa e-mail, con una a cinque stelle per ogni viaggio. Leggiamo ogni recensione prima di pubblicarla.',
  once: 'Te lo chiediamo una volta sola.',
  prompts: ['Stelle, da 1 a 5: ', 'Il tuo nome, come possiamo mostrarlo: ', 'Com’è andata: '],
};
