import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Spanish. */
export const es: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Reserva ${ref}: ¿qué tal fue?`,
  thanks: 'Gracias por viajar con nosotros. ¿Qué estuvo bien y qué no? Unas pocas frases ayudan a otros viajeros.',
  review: (title: string) => `Opinar sobre ${title}`,
  link: 'El enlace abre un correo para nosotros. Leemos cada opinión antes de publicarla.',
  reply: 'Responde a este correo, con una a cinco estrellas para cada viaje. Leemos cada opinión antes de publicarla.',
  once: 'Solo preguntamos una vez.',
  prompts: ['Estrellas, de 1 a 5: ', 'Tu nombre, como podemos mostrarlo: ', 'Cómo fue: '],
};
