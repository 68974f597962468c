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
 * The exact product of two non-negative decimals, rounded half up to a whole number. Binary
 * floating point would make 330 × 1.15 less than 379.5 and lose a dollar
 * (specification.md#price-rule).
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

/**
 * The exact quotient of two non-negative decimals, rounded up to a whole number. Binary floating
 * point would make 1923 / 64.1 more than 30 and charge a dollar too many.
 *
 * @example divideUp(1923, '64.1') // 30
 * @throws RangeError 'Invalid number string' for anything but plain non-negative decimals, or for a
 * divisor of zero.
 */
export function divideUp(a: number | string, b: number | string): number {
  const [dividend, divisor] = wholeParts(a, b);
  return Number((dividend + divisor - 1n) / divisor);
}

/**
 * The exact quotient of two non-negative decimals, rounded down to a whole number.
 *
 * @example divideDown(1923, '64.2') // 29
 * @throws RangeError 'Invalid number string' for anything but plain non-negative decimals, or for a
 * divisor of zero.
 */
export function divideDown(a: number | string, b: number | string): number {
  const [dividend, divisor] = wholeParts(a, b);
  return Number(dividend / divisor);
}

/** Two whole numbers with the same quotient. */
function wholeParts(a: number | string, b: number | string): readonly [dividend: bigint, divisor: bigint] {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  if (right.digits === 0n) throw new RangeError('Invalid number string');
  return [left.digits * 10n ** BigInt(right.scale), right.digits * 10n ** BigInt(left.scale)];
}
