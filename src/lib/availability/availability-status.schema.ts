import * as z from 'zod/mini';

/**
 * How a departure can be booked, in the words that travel companies exchange
 * (specification.md#availability-status).
 */
export const availabilityStatusSchema = z.enum(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED', 'FREESALE']);

export type AvailabilityStatus = z.infer<typeof availabilityStatusSchema>;

/** From so few places on, travellers are told how many are left. */
const LIMITED_FROM = 4;

/** Whether so few are left that travellers are told; of private trips, the last vehicle. */
export function isLimited(vacancies: number, isPrivate: boolean): boolean {
  return vacancies <= (isPrivate ? 1 : LIMITED_FROM);
}
