import { type NavigationScope, permittedAddress } from '../../lib/navigation/permitted-navigation.ts';
import { lazyBookingService } from './lazy-booking-service.ts';

/** The booking service of this site; tests pass another to screens. */
export const service = lazyBookingService();

/** Leaves the page. @throws Error for another site's address without permission */
export function go(address: string, scope: NavigationScope = 'own'): void {
  location.assign(permittedAddress(address, scope, location.href));
}
