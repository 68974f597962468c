import * as z from 'zod/mini';

/** A part of the day in which trips depart. It stands in addresses and is never renamed. */
export const dayPartSchema = z.enum(['morning', 'afternoon', 'evening']);

export type DayPart = z.infer<typeof dayPartSchema>;
