import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Spanish. */
export const es: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Reserva ${ref}: paga antes del ${moment}`,
  subjectUntilDeparture: (ref: string) => `Reserva ${ref}: paga antes de la primera salida`,
  held: (moment: string) =>
    `Guardamos tus plazas hasta el ${moment}. Todavía no has pagado: si para entonces no nos llega un pago, liberamos tus plazas.`,
  heldUntilDeparture:
    'Guardamos tus plazas hasta la primera salida. Todavía no has pagado: si para entonces no nos llega un pago, liberamos tus plazas.',
  otherWay:
    '¿Prefieres pagar por banco, con monedero digital o en efectivo? Elígelo antes en la página de tu reserva y guardamos tus plazas más tiempo.',
};
