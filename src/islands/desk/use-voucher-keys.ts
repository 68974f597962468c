import { voucherKeysContract } from '../../lib/desk/voucher-keys.contract.ts';
import { readVoucherKeys, storeVoucherKeys, voucherKeysPath } from './offline-voucher-keys.ts';
import { useDeskQuery } from './use-desk-query.ts';

/**
 * What checks vouchers of a day, also without a connection where the device keeps it.
 *
 * @param day ISO date in Palawan
 */
export function useVoucherKeys(day: string) {
  return useDeskQuery(voucherKeysContract, voucherKeysPath(day), {
    fallback: { read: () => readVoucherKeys(day), store: (keys) => storeVoucherKeys(keys, Date.now()) },
  });
}
