import { type VoucherKeys, voucherKeysContract } from '../../lib/desk/voucher-keys.contract.ts';
import { addDays, manilaDate } from '../../lib/time/manila.ts';
import { callDesk } from './call-desk.ts';
import { hasOfflineKey, readOffline, storeOffline } from './offline-storage.ts';

const nameOf = (day: string) => `voucher-keys ${day}`;

/** The path of what checks vouchers of a day. */
export const voucherKeysPath = (day: string) => `${voucherKeysContract.path}?day=${day}`;

/** What checks vouchers of a day, as it was stored; null where it was not. */
export const readVoucherKeys = (day: string) => readOffline(nameOf(day), voucherKeysContract.response);

/** Stores what checks vouchers of today or tomorrow, on a device that keeps them. */
export async function storeVoucherKeys(keys: VoucherKeys, now: number): Promise<void> {
  if (isStored(keys.day, now)) await storeOffline(nameOf(keys.day), keys);
}

function isStored(day: string, now: number): boolean {
  const today = manilaDate(now);
  return day === today || day === addDays(today, 1);
}

/** Loads what checks vouchers of a day anew, on a device that keeps it. @returns whether it did */
export async function renewVoucherKeys(day: string, now: number): Promise<boolean> {
  if (!isStored(day, now) || !(await hasOfflineKey())) return false;
  const outcome = await callDesk(voucherKeysContract, { path: voucherKeysPath(day) });
  if (outcome.kind === 'ok') await storeVoucherKeys(outcome.data, now);
  return outcome.kind === 'ok';
}
