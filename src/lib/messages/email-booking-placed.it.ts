import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Italian. */
export const it: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Prenotazione ${ref}: paga entro ${moment}`,
  subjectUntilDeparture: (ref: string) => `Prenotazione ${ref}: paga entro la prima partenza`,
  held: (moment: string) =>
    `Ti teniamo i posti fino a ${moment}. Non hai ancora pagato: se entro allora non riceviamo un pagamento, liberiamo i tuoi posti.`,
  heldUntilDeparture:
    'Ti teniamo i posti fino alla prima partenza. Non hai ancora pagato: se entro allora non riceviamo un pagamento, liberiamo i tuoi posti.',
  otherWay:
    'Preferisci pagare con bonifico, con un portafoglio digitale o in contanti? Scegli quel modo nella pagina della prenotazione prima di allora, e ti teniamo i posti più a lungo.',
};
