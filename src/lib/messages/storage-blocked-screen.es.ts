import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in Spanish. */
export const es: StorageBlockedScreenMessages = {
  title: 'Tu navegador bloquea el almacenamiento',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'Este sitio no puede guardar nada aquí, así que tu carrito está vacío en todas las páginas y no puedes reservar. Permite las cookies y los datos de este sitio en los ajustes de tu navegador y elige tus viajes de nuevo. O dinos qué quieres reservar. Respondemos: ',
    hours,
    '.',
  ],
};
