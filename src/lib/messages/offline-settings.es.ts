import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in Spanish. */
export const es: OfflineSettingsMessages = {
  title: 'Guardado en este teléfono',
  description:
    'Las páginas de este sitio que se abren sin conexión en este teléfono, cuánto espacio ocupan y cómo guardarlas o borrarlas.',
  missing: {
    text: 'No tienes conexión o es demasiado débil, y esta página no se había guardado.',
    again: 'Reintentar',
    savedPages: 'Páginas guardadas',
  },
  lead: 'Las páginas guardadas se abren sin conexión, con precios, búsqueda y tu carrito. Si reservas sin conexión, la reserva espera aquí hasta que la tengas.',
  help: 'Ayuda y contactos',
  noScript:
    'Guardar necesita JavaScript, que está desactivado en tu navegador. Con conexión funcionan todas las páginas.',
  unavailable:
    'Este navegador no puede guardar páginas. Las ventanas privadas y algunos ajustes lo impiden. Con conexión, todo funciona.',
  facts: {
    saved: 'Guardado',
    used: 'Espacio usado',
    free: 'Espacio que queda para este sitio',
    persisted: 'Cuánto tiempo',
  },
  saveEverything: 'Guardar todo',
  clear: 'Borrar lo guardado',
  openOffline: 'Se abren sin conexión',
  savedPage: 'Página guardada',
};
