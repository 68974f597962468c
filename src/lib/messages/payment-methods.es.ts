import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in Spanish. */
export const es: PaymentMethodsMessages = {
  legend: '¿Cómo quieres pagar?',
  card: 'Tarjeta o monedero digital',
  onPageOf: (service: string) => `Pagas en la página de ${service} y después vuelves aquí.`,
  byHand: 'Transferencia bancaria o efectivo',
  nextStep: 'Después te mostramos cómo pagar.',
  loading: 'Cargando las formas de pago…',
  offline:
    'No tienes conexión, así que las formas de pago no se pueden cargar. Tus datos están guardados en este dispositivo y aún no se han enviado.',
  unavailable: 'Nuestro servicio no responde en este momento. Tus datos están guardados en este dispositivo.',
  retrying: 'Cargando…',
  retry: 'Reintentar',
};
