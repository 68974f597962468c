import * as z from 'zod/mini';

/** Parts of a day in which trips depart. They stand in addresses and are never renamed. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

export const dayPartSchema = z.enum(DAY_PARTS);

export type DayPart = z.infer<typeof dayPartSchema>;
