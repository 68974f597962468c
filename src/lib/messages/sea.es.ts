import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in Spanish. */
export const es: SeaMessages = {
  banner: 'El mar',
  whatHappens: 'Qué pasa con mi viaje',
  status: {
    rough: 'Mar agitado: los viajes pueden salir tarde, cambiar o suspenderse.',
    closed: 'La guardia costera no deja salir a los barcos.',
  },
  until: (day: string) => `Hasta el ${day}.`,
  updatedToday: (hour: string) => `Actualizado hoy a las ${hour}.`,
  updatedYesterday: (hour: string) => `Actualizado ayer a las ${hour}.`,
  updated: (day: string, hour: string) => `Actualizado el ${day} a las ${hour}.`,
};
