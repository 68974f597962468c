import { lateBookingService } from '../lib/stores/booking-service/late-booking-service.ts';

/** The booking service of this site; tests give screens their own. */
export const service = lateBookingService();

/** Leaves the page. */
export function go(address: string): void {
  location.assign(address);
}
