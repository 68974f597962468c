import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in Spanish. */
export const es: VoucherMessages = {
  title: 'Comprobante',
  titleUnpaid: 'Comprobante, válido una vez pagado',
  operatorAndRef: (operator: string, ref: string) => `${operator}, reserva ${ref}`,
  qrCode: (ref: string) => `Reserva ${ref} como código QR para el conductor o el guía`,
  palawanTime: 'Todas las horas son de Palawan.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => [
    'Ten todo listo a las ',
    ready,
    ', sale a las ',
    leaves,
  ],
  pickup: 'Recogida',
  dropoff: 'Llegada',
  openInMaps: 'Abrir en mapas',
  group: 'Para',
  peopleAndProvider: (people: string, provider: string) => `${people}, con ${provider}`,
  arrival: 'Llegas con',
  cash: 'Lleva en efectivo',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' para tasas en destino'],
  note: 'Tu nota',
  hotel: {
    label: { pickup: 'Hotel de recogida', dropoff: 'Hotel de llegada' },
    labelFor: {
      pickup: (trip: string) => `Hotel de recogida, ${trip}`,
      dropoff: (trip: string) => `Hotel de llegada, ${trip}`,
    },
    problem: 'Escribe el nombre del hotel.',
    save: 'Guardar el hotel',
    saving: 'Guardando…',
    changed: 'No se ha guardado nada. Revisa la reserva e inténtalo de nuevo.',
    failed: { not: 'El hotel no se ha guardado', safe: 'Tu reserva no ha cambiado.' },
  },
};
