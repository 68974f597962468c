import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in Italian. */
export const it: EmailLinkMessages = {
  subject: (ref: string) => `Prenotazione ${ref}: il tuo link`,
  here: 'Ecco la tua prenotazione. Apri il link sul dispositivo su cui vuoi vederla.',
  status: 'Stato',
  held: (moment: string) =>
    `Ti teniamo i posti fino a ${moment}. Se entro allora non riceviamo un pagamento, li liberiamo.`,
  heldUntilDeparture:
    'Ti teniamo i posti fino alla prima partenza. Se entro allora non riceviamo un pagamento, li liberiamo.',
  notYou:
    'Non l’hai chiesto tu? Puoi ignorare questa e-mail: abbiamo mandato il link solo a te, e nessun altro ha visto la tua prenotazione.',
};
