import * as z from 'zod/mini';

/** The two sides of a trip: pickup and drop-off. */
export const stopSideSchema = z.enum(['pickup', 'dropoff']);

export type StopSide = z.infer<typeof stopSideSchema>;
