import { departuresContract } from '../../lib/desk/departures.contract.ts';
import { departuresPath, readDepartures, storeDepartures } from './offline-departures.ts';
import { useDeskQuery } from './use-desk-query.ts';

/**
 * The departures of a day, also without a connection where the device keeps them.
 *
 * @param day ISO date in Palawan
 */
export function useDepartures(day: string) {
  return useDeskQuery(departuresContract, departuresPath(day), {
    fallback: {
      read: () => readDepartures(day),
      store: (departures) => storeDepartures(departures, Date.now()),
    },
  });
}
