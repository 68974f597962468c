import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in Spanish. */
export const es: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `Reserva ${ref}: hemos recibido tu pago`,
    text: (amount: string) => `Hemos recibido tu pago de ${amount}. Gracias por viajar con nosotros.`,
  },
  confirmed: {
    subject: (ref: string) => `Reserva ${ref}: tus viajes están confirmados`,
    text: 'Todo está preparado: ¡nos vemos pronto!',
  },
  revived: {
    subject: (ref: string) => `Reserva ${ref}: tu pago llegó tarde, y tus plazas vuelven a ser tuyas`,
    text: (amount: string) =>
      `Tu pago de ${amount} llegó cuando tu reserva ya había caducado. Tus plazas seguían libres, así que vuelven a ser tuyas. Estamos preparando tus viajes y te escribimos cuando estén confirmados.`,
  },
  arranged: {
    subject: (ref: string) => `Reserva ${ref}: hemos recibido tu pago`,
    text: (amount: string) => `Hemos recibido tu pago de ${amount}. Tus viajes están preparados.`,
  },
  deposit: {
    subject: (ref: string) => `Reserva ${ref}: hemos recibido tu anticipo`,
    text: (amount: string) =>
      `Hemos recibido tu anticipo de ${amount}, y tus plazas están reservadas. Estamos preparando tus viajes y te escribimos cuando estén confirmados.`,
  },
  payment: {
    subject: (ref: string) => `Reserva ${ref}: hemos recibido tu pago`,
    text: (amount: string) =>
      `Hemos recibido tu pago de ${amount}, y tus plazas están reservadas. Estamos preparando tus viajes y te escribimos cuando estén confirmados.`,
  },
  passports: (titles: readonly string[]) =>
    `Cada persona, también los niños, necesita pasaporte para: ${titles.join('; ')}.`,
};
