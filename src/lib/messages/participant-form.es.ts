import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in Spanish. */
export const es: ParticipantFormMessages = {
  samePersonAs: 'La misma persona que',
  choosePerson: 'Elige una persona',
  name: 'Nombre completo',
  nationality: 'Nacionalidad',
  chooseCountry: 'Elige un país',
  age: 'Edad el día del viaje',
  chooseAge: 'Elige un grupo de edad',
  passport: {
    title: 'Pasaporte, para el permiso de este viaje',
    onFile:
      'Tenemos este pasaporte, pero no está guardado en este dispositivo. Para cambiarlo, escríbelo otra vez, o abre esta página cuando tengas conexión.',
    name: 'Nombre en el pasaporte',
    nameHint: 'Exactamente como está impreso, con todos los nombres.',
    number: 'Número de pasaporte',
    expiry: 'Válido hasta',
    country: 'Expedido por',
    privacy:
      'Lo ciframos y lo compartimos solo con la oficina de permisos y el operador de este viaje. No se guarda en este dispositivo, y lo borramos 30 días después de tu último viaje.',
  },
  ageAdvice: (age: number) =>
    `Este viaje no se aconseja a menores de ${age} años: la cueva es oscura y estrecha, y el grupo no puede volver atrás por un niño.`,
  acceptAge: 'Lo entendemos y llevamos al niño de todos modos.',
  acceptAgeFirst: (age: number) =>
    `Este viaje no se aconseja a menores de ${age} años. Marca la casilla para confirmar que llevas al niño de todos modos.`,
  savesItself: 'Se guarda automáticamente cuando está completo.',
  saving: 'Guardando…',
  saved: 'Guardado.',
  notSent: 'Tus últimos cambios están guardados en este dispositivo, pero aún no se han enviado.',
  saveAgain: 'Guardar otra vez',
  over: 'Esta reserva ya ha terminado, así que no puedes cambiarla.',
  checkFields: 'Este formulario no se ha guardado. Revisa los campos.',
  failed: {
    not: 'Este formulario no se ha guardado',
    safe: 'El nombre, la nacionalidad y la edad están guardados en este dispositivo.',
  },
};
