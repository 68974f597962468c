import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in Spanish. */
export const es: SharedCartMessages = {
  title: 'Este carrito es compartido',
  text: 'Lo abriste con un enlace. Quien tenga el enlace puede ver y cambiar estos viajes. Cuando reserves, también podrá ver tu nombre, correo electrónico y número de teléfono, y cancelar la reserva.',
  makePrivate: 'Hacerlo privado',
  own: 'Este carrito es ahora solo tuyo. El enlace sigue abriendo el compartido.',
  friend: {
    title: 'Un amigo ha reservado este carrito',
    text: (ref: string) =>
      `Alguien con el enlace lo ha reservado como ${ref}. Tus viajes y datos siguen aquí. Reserva de nuevo solo si quieres más viajes.`,
    see: 'Ver la reserva',
    keep: 'Conservar mis viajes',
  },
};
