import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in Spanish. */
export const es: SavedPageMessages = {
  title: 'Viajes guardados',
  description: 'Los viajes que guardaste y los últimos que viste, en tu navegador.',
  storedHere:
    'Guardado solo en este navegador. Nosotros no vemos tu lista, y se borra si borras los datos del navegador.',
  noScript:
    'Guardar viajes necesita JavaScript, que está desactivado en tu navegador. Puedes guardar la página de un viaje en los marcadores. Nuestros viajes más reservados:',
  mostBooked: 'Los más reservados',
};
