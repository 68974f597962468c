/**
 * What a reseller pays of a price: the price less its commission (specification.md#net-prices). The
 * commission is rounded half up to a cent.
 *
 * @param cents a whole number of US cents, 0 or more
 * @param commissionPercent a whole percentage from 0 to 100
 * @example netCents(8_650, 15) // 7_352: the commission is 1,297.5 cents, so 1,298
 */
export function netCents(cents: number, commissionPercent: number): number {
  return cents - Math.floor((cents * commissionPercent + 50) / 100);
}
