import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in Spanish. */
export const es: ParticipantsMessages = {
  over: 'Esta reserva ya ha terminado',
  overText: 'Los datos de los viajeros ya no se pueden cambiar.',
  seeBooking: 'Ver la reserva',
  formsComplete: 'Formularios completos',
  howItSaves:
    'Cada formulario se guarda automáticamente cuando está completo. Puedes parar cuando quieras y seguir más tarde, aquí o con el enlace de nuestro correo.',
  booking: (ref: string) => `Reserva ${ref}`,
  progress: 'Avance',
  done: 'Aquí ya no hay nada más que hacer.',
  saved: 'Lo que escribiste está guardado. Vuelve cuando quieras para terminar.',
  back: 'Volver a la reserva',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [
    day,
    `. Completos: ${done} de ${all}.`,
  ],
  passports: 'Cada persona necesita pasaporte, también los niños.',
  traveller: (number: number) => `Viajero ${number}`,
  travellerNamed: (number: number, name: string) => `Viajero ${number}: ${name}`,
  complete: 'Completo',
  toDo: 'Por hacer',
  copyAll: (trip: string) => `Los mismos viajeros que en “${trip}”`,
  copying: 'Copiando…',
  copyFailed: { not: 'Algunos viajeros no se han copiado', safe: 'Los demás están guardados.' },
};
