import { storedBookingsCode } from './stored-bookings-code.ts';

/** Loads what shows bookings, where this device has some. @throws Error when it does not load */
async function prepareBookings(): Promise<void> {
  const { $storedBookings } = await import('../booking-service/stored-bookings.store.ts');
  if ($storedBookings.get().length > 0) await storedBookingsCode.load();
}

/** Loads the screen of this device's bookings, with the code of all that it shows. */
export async function loadTrips() {
  const [{ TripsScreen }] = await Promise.all([import('./TripsScreen.tsx'), prepareBookings()]);
  return TripsScreen;
}
