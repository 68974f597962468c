import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in Spanish. */
export const es: EmailLinkMessages = {
  subject: (ref: string) => `Reserva ${ref}: tu enlace`,
  here: 'Aquí está tu reserva. Abre el enlace en el dispositivo en el que quieras verla.',
  status: 'Estado',
  held: (moment: string) =>
    `Te reservamos las plazas hasta el ${moment}. Si para entonces no nos llega un pago, las liberamos.`,
  heldUntilDeparture:
    'Te reservamos las plazas hasta la primera salida. Si para entonces no nos llega un pago, las liberamos.',
  notYou:
    '¿No lo has pedido tú? Puedes ignorar este correo: el enlace te lo enviamos solo a ti, y nadie más ha visto tu reserva.',
};
