import { plural } from './format.ts';
import type { ParticipantProgressMessages } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete, in Spanish. */
export const es: ParticipantProgressMessages = {
  complete: (done: number, all: number) =>
    plural('es', all, {
      one: `${done} de 1 formulario completo`,
      other: `${done} de ${all} formularios completos`,
    }),
  allComplete: (all: number) =>
    plural('es', all, {
      one: 'Los datos del viajero están completos',
      other: `Los ${all} formularios están completos`,
    }),
  nothingLeft: 'Todo está completo.',
  left: (left: number) => plural('es', left, { one: 'Falta 1 formulario.', other: `Faltan ${left} formularios.` }),
  doneAndLeft: (done: number, left: number) =>
    `${plural('es', done, {
      one: 'Hay 1 formulario completo',
      other: `Hay ${done} formularios completos`,
    })}, ${plural('es', left, { one: 'falta 1', other: `faltan ${left}` })}.`,
};
