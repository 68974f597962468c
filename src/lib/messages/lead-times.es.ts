import { plural } from './format.ts';
import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in Spanish. */
export const es: LeadTimesMessages = {
  hours: (count: number) => plural('es', count, { one: '1 hora', other: `${count} horas` }),
  days: (count: number) => plural('es', count, { one: '1 día', other: `${count} días` }),
};
