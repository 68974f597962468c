import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in Spanish. */
export const es: StorageBlockedMessages = {
  cart: 'Tu carrito',
  why: 'Pero tu navegador bloquea el almacenamiento de este sitio, así que tu carrito estará vacío en la página siguiente. Envíanos los viajes como solicitud, o permite que este sitio guarde datos.',
  close: 'Cerrar',
};
