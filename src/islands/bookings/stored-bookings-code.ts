import { onDemand } from '../kit/on-demand.ts';

/** The code that shows bookings, for devices with bookings. */
export const storedBookingsCode = onDemand(async () => (await import('./StoredBookings.tsx')).StoredBookings);
