interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

function parseDecimal(value: number | string): Decimal {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match) throw new RangeError('Invalid number string');
  const [, whole = '', fraction = ''] = match;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/**
 * The product of two non-negative decimals, rounded half up to a whole number. Exact: binary floating point
 * would make 330 × 1.15 a little less than 379.5 and lose a dollar (specification, section 9, Pricing).
 *
 * @example multiplyHalfUp(330, '1.15') // 380
 * @throws RangeError 'Invalid number string' for anything but plain non-negative decimals.
 */
export function multiplyHalfUp(a: number | string, b: number | string): number {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  const unit = 10n ** BigInt(left.scale + right.scale);
  return Number((left.digits * right.digits * 2n + unit) / (unit * 2n));
}
