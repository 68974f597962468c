import * as z from 'zod/mini';

/** A side of a trip: where travellers stand, or where they are left. */
export const stopSideSchema = z.enum(['pickup', 'dropoff']);

export type StopSide = z.infer<typeof stopSideSchema>;
