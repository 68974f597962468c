import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in Spanish: for a heading, for a list, and a sentence. */
export const es: BookingStatusMessages = {
  draft: { title: 'Todavía sin reservar', label: 'Sin reservar', text: 'No se ha reservado nada.' },
  'awaiting-payment': {
    title: 'Reservada, todavía sin pagar',
    label: 'Por pagar',
    text: 'Guardamos tus plazas mientras esperamos tu pago. Cuando llegue, preparamos tus viajes y confirmamos por correo electrónico.',
  },
  'deposit-paid': {
    title: 'Hemos recibido tu anticipo',
    label: 'Anticipo pagado',
    text: 'Tus plazas están reservadas. El resto se paga antes de la fecha de abajo.',
  },
  paid: {
    title: 'Pagada',
    label: 'Pagada',
    text: 'Tus plazas están reservadas. Estamos preparando tus viajes y confirmaremos por correo electrónico.',
  },
  confirmed: {
    title: 'Confirmada',
    label: 'Confirmada',
    text: 'Todo está preparado. Muestra esta página al conductor o al guía, en pantalla o impresa. También se abre sin conexión.',
  },
  cancelled: { title: 'Cancelada', label: 'Cancelada', text: 'Ya no tienes plazas en estos viajes.' },
  expired: {
    title: 'No se pagó a tiempo',
    label: 'Caducada',
    text: 'Hemos liberado tus plazas. Si has pagado, escríbenos con la referencia. Si no, reserva de nuevo.',
  },
  completed: { title: 'Viaje terminado', label: 'Viaje hecho', text: 'Gracias por viajar con nosotros.' },
  'no-show': {
    title: 'No te presentaste',
    label: 'No presentado',
    text: 'Los viajes salieron sin ti. Si es un error, escríbenos con la referencia.',
  },
};
