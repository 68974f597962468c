import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in Spanish. */
export const es: RefundMessages = {
  paidBack:
    'Devolvemos el dinero al medio con el que pagaste, o como lo acordamos contigo. Los bancos tardan hasta diez días hábiles.',
  ifCancelled: {
    nothingPaid: 'Todavía no has pagado nada. Si cancelas ahora, no pagas nada.',
    nothing: (paid: string) =>
      `Si cancelas ahora, lo que pagaste (${paid}) no se devuelve, según las normas de tus viajes.`,
    all: (paid: string) =>
      `Si cancelas ahora, recibes el reembolso completo de ${paid}, por el mismo medio con el que pagaste.`,
    part: (refund: string, paid: string) =>
      `Si cancelas ahora, te devolvemos ${refund} de lo que pagaste (${paid}), por el mismo medio.`,
  },
  cancelled: {
    due: (refund: string) => `Te devolvemos ${refund}.`,
    done: (refund: string) => `Te hemos devuelto ${refund}.`,
    nothingPaid: 'No habías pagado nada, así que no hay nada que devolver.',
    nothing: (paid: string) => `Lo que pagaste (${paid}) no se devuelve, según las normas de tus viajes.`,
  },
};
