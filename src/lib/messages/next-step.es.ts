import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in Spanish. */
export const es: NextStepMessages = {
  next: 'Tu próximo paso',
  allSet: 'Todo listo',
  decide: {
    title: (trip: string) => `Elige qué hacer con ${trip}`,
    text: 'Hemos tenido que suspender este viaje. Elige gratis otro día, o recibe el reembolso completo.',
    action: 'Ver tus opciones',
  },
  pay: {
    title: (amount: string) => `Paga ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Paga ${amount} antes del `,
      moment,
      ', hora de Palawan',
    ],
    action: 'Ir al pago',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Añade los datos de los viajeros antes del ',
      moment,
      ', hora de Palawan',
    ],
    action: 'Añadir datos de los viajeros',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Añade tu hotel antes del ', moment, ', hora de Palawan'],
    text: (trip: string) => `El conductor de “${trip}” necesita saber dónde encontrarte.`,
    action: 'Añadir tu hotel',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Nada pendiente. Ten todo listo el ',
      moment,
      ', hora de Palawan',
    ],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Ver el comprobante',
  },
};
