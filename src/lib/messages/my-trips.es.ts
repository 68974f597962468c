import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in Spanish. */
export const es: MyTripsMessages = {
  none: 'Todavía no has hecho ni abierto ninguna reserva en este dispositivo.',
  removed: (ref: string) =>
    `La reserva ${ref} se ha quitado de este dispositivo. No está cancelada. Ábrela de nuevo con el enlace de nuestro correo.`,
  open: {
    title: '¿Reservaste en otro dispositivo?',
    help: 'Abre el enlace de nuestro correo en este dispositivo, o pégalo aquí.',
    field: 'Enlace a tu reserva',
    problem: 'No es un enlace de reserva. Copia el enlace entero de nuestro correo, con la última parte incluida.',
    action: 'Abrir',
  },
  find: {
    title: '¿Has perdido el enlace?',
    help: 'Escribe la referencia y el correo electrónico de la reserva, y te enviamos el enlace.',
    ref: 'Referencia',
    refProblem: 'Escribe la referencia: 8 cifras y letras, como 7K2M0QXA.',
    email: 'Correo con el que reservaste',
    emailProblem: 'Escribe el correo electrónico con el que reservaste, como maria@example.com.',
    action: 'Enviarme el enlace',
    busy: 'Un momento…',
    sent: 'Si tenemos una reserva con esta referencia y este correo electrónico, su enlace está en camino. Puede tardar unos minutos. ¿Todavía nada? Mira en la carpeta de spam y después comprueba los dos campos.',
    failed: { not: 'No se ha enviado nada', safe: 'También puedes escribirnos y darnos la referencia.' },
  },
};
