import * as z from 'zod/mini';

/**
 * How a departure can be booked, in the words that travel companies exchange
 * (specification.md#availability-status).
 */
export const availabilityStatusSchema = z.enum(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED', 'FREESALE']);

export type AvailabilityStatus = z.infer<typeof availabilityStatusSchema>;
