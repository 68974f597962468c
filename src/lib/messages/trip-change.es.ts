import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in Spanish. */
export const es: TripChangeMessages = {
  title: (trip: string) => `Cambiar: ${trip}`,
  moment: 'Un momento…',
  seeDifference: 'Ver la diferencia',
  isRight: '¿Está bien así?',
  notEnoughRoom: 'No hay sitio suficiente',
  booked: 'Reservado',
  new: 'Nuevo',
  yourChoice: 'Tu elección',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Escríbenos.',
  notChanged: 'No se ha cambiado nada.',
  noRoom: 'Ninguna salida cerca de esa hora tiene sitio para todo el grupo.',
  roomAt: 'Estas tienen sitio para todo el grupo:',
  changing: 'Cambiando…',
  change: 'Cambiar el viaje',
  chooseAgain: 'Elegir de nuevo',
  note: 'Todas las horas son de Palawan. No cambia nada hasta que pulsas “Cambiar el viaje”.',
  error: {
    not: 'No se ha cambiado nada',
    safe: 'Para cambiar un viaje necesitas conexión.',
    same: 'Es lo que ya tienes reservado.',
    otherPrice: 'El precio ha cambiado. Tu viaje no se ha cambiado: mira el nuevo precio y decide otra vez.',
    refusal: {
      over: 'Esta reserva ya ha terminado. Escríbenos para los cambios.',
      'too-late': 'Ya es tarde para cambiar este viaje aquí. Escríbenos o llámanos.',
      withdrawn: 'Este viaje ya no se ofrece. Escríbenos para los cambios.',
      'too-many': 'Este viaje ya se ha cambiado diez veces. Escríbenos para cambiarlo de nuevo.',
      'by-operator':
        'Ya hemos devuelto dinero de esta reserva, así que este cambio tenemos que hacerlo a mano. Escríbenos.',
    },
    other: 'Este cambio no se puede hacer aquí. Escríbenos.',
  },
};
