import { departuresContract } from '../../lib/desk/departures.contract.ts';
import { departuresPath, readDepartures, storeDepartures } from './offline-departures.ts';
import { renewVoucherKeys } from './offline-voucher-keys.ts';
import { useDeskQuery } from './use-desk-query.ts';

/**
 * The departures of a day, also without a connection where the device keeps them.
 *
 * @param day ISO date in Palawan
 * @param hasEmpty whether to add departures that nobody has booked; the device keeps the others
 */
export function useDepartures(day: string, hasEmpty = false) {
  return useDeskQuery(departuresContract, `${departuresPath(day)}${hasEmpty ? '&empty=1' : ''}`, {
    fallback: {
      read: () => readDepartures(day),
      store: async ({ departures, ...answer }) => {
        const booked = departures.filter(({ groups }) => groups.length > 0);
        await storeDepartures({ ...answer, departures: booked }, Date.now());
        await renewVoucherKeys(day, Date.now());
      },
    },
  });
}
