import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in Spanish. */
export const es: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `Reserva ${ref}: hemos recibido ${amount}`,
    tooMuch: (amount: string, excess: string) =>
      `Hemos recibido ${amount}. Lo has pagado todo, y ${excess} de más: te escribiremos para devolvértelo.`,
    all: (amount: string) => `Hemos recibido ${amount}. Lo has pagado todo.`,
    part: (amount: string) => `Hemos recibido ${amount}. Es una parte de lo que te queda por pagar.`,
    partUntil: (amount: string, moment: string) =>
      `Hemos recibido ${amount}. Es una parte de lo que tienes que pagar. Paga el resto antes del ${moment}; hasta entonces te reservamos las plazas.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) =>
      `Reserva ${ref}: el pago de ${amount} llegó después de la cancelación`,
    subjectExpired: (ref: string, amount: string) =>
      `Reserva ${ref}: el pago de ${amount} llegó con la reserva ya caducada`,
    subjectLeft: (ref: string, amount: string) =>
      `Reserva ${ref}: el pago de ${amount} llegó cuando sus viajes ya habían salido`,
    ended: (ref: string, amount: string) =>
      `Hemos recibido ${amount} por tu reserva ${ref}, que ya no está abierta. El dinero es tuyo: te escribiremos para devolvértelo.`,
    left: (ref: string, amount: string) =>
      `Hemos recibido ${amount} por tu reserva ${ref}, pero sus viajes ya habían salido. El dinero es tuyo: te escribiremos para devolvértelo.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Reserva ${ref}: te hemos devuelto ${amount}`,
    text: (ref: string, amount: string) =>
      `Te hemos devuelto ${amount} de lo que pagaste por tu reserva ${ref}. Va al medio con el que pagaste, o como lo acordamos contigo. Los bancos tardan hasta diez días hábiles; si para entonces no ha llegado, escríbenos.`,
    paid: 'Pagado',
    now: 'Devuelto ahora',
    open: 'Por devolver',
  },
  failure: {
    subject: (ref: string, amount: string) => `Reserva ${ref}: no hemos podido devolverte ${amount}`,
    text: (ref: string, amount: string) =>
      `No hemos podido devolver ${amount} de tu reserva ${ref} al medio con el que pagaste: puede que la tarjeta haya caducado o que la cuenta esté cerrada. El dinero sigue siendo tuyo. Dinos otra forma de pagarte, o espera a que te escribamos.`,
  },
};
