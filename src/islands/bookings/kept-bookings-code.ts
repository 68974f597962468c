import { onDemand } from '../kit/on-demand.ts';

/** What shows bookings: a device without any does without. */
export const keptBookingsCode = onDemand(async () => (await import('./KeptBookings.tsx')).KeptBookings);
