import { onDemand } from '../kit/on-demand.ts';

/** What shows bookings: a device without any does without. */
export const storedBookingsCode = onDemand(async () => (await import('./StoredBookings.tsx')).StoredBookings);
