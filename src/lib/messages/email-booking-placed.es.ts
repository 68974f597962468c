import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Spanish. */
export const es: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Reserva ${ref}: paga antes del ${moment}`,
  subjectUntilDeparture: (ref: string) => `Reserva ${ref}: paga antes de la primera salida`,
  held: (moment: string) =>
    `Te reservamos las plazas hasta el ${moment}. Todavía no has pagado: si para entonces no nos llega un pago, liberamos tus plazas.`,
  heldUntilDeparture:
    'Te reservamos las plazas hasta la primera salida. Todavía no has pagado: si para entonces no nos llega un pago, liberamos tus plazas.',
  otherWay:
    '¿Prefieres pagar por transferencia bancaria, con monedero digital o en efectivo? Elígelo antes en la página de tu reserva y te reservamos las plazas más tiempo.',
};
