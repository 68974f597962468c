import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in Spanish. Days are "January 10 to 12". */
export const es: DayProblemsMessages = {
  over: 'Este día ya ha pasado en Palawan.',
  tooFar: 'Todavía no tenemos precios para este día.',
  tooFarOn: (days: string) => `Todavía sin precios: ${days}.`,
  closed: (reason: string) => `Este día no hay viajes: ${reason}.`,
  left: 'La última salida de este día ya se ha ido.',
  leftOn: (days: string) => `La última salida ya se ha ido: ${days}.`,
  tooLate: (leadTime: string) => `Ya es tarde para este día: reserva con al menos ${leadTime} de antelación.`,
  tooLateOn: (days: string, leadTime: string) =>
    `Ya no se puede reservar ${days}: hazlo con al menos ${leadTime} de antelación.`,
  beforeWayThere: 'Es antes del día de tu viaje de ida.',
};
