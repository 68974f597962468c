import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in Spanish. */
export const es: PrivacyChoicesMessages = {
  title: 'Opciones de privacidad',
  allow: 'Permitir',
  refuse: 'Rechazar',
  done: 'Listo',
  link: 'Todo sobre la privacidad',
  states: {
    unset: 'Todavía no has elegido. Poner un primer viaje en tu carrito cuenta como permiso.',
    'must-ask': 'Todavía no has elegido. No se mide nada hasta que lo permitas.',
    granted: 'Lo permites.',
    refused: 'Lo has rechazado. No se mide nada, ni siquiera con viajes en tu carrito.',
  },
  noService:
    'En este sitio no hay ningún servicio de analítica, así que no se mide nada. Guardamos tu respuesta por si eso cambia.',
  service: (host: string) =>
    `Si lo permites, ${host} sabe qué páginas abres, en qué tipo de dispositivo, y si reservas y por cuánto. Nunca sabe tu nombre, correo electrónico, número de teléfono ni pasaporte.`,
  labels:
    'Nosotros recibimos las etiquetas del enlace que te trajo aquí, como el nombre de una campaña, junto con una referencia de reserva.',
};
