const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

function parseDigits(text: string, radix: number): number {
  const digits = DIGITS.slice(0, radix);
  const allowed = digits + digits.toUpperCase();
  const body = text.replace(/^[+-]/, '');
  const valid = body.length > 0 && [...body].every((digit) => allowed.includes(digit));
  return valid ? Number.parseInt(text, radix) : Number.NaN;
}

/**
 * Parses a whole text as a number, never only its first characters
 * (specification.md#internal-checks).
 *
 * @param radix 10 by default, decimals allowed; any other from 2 to 36 takes whole numbers
 * @throws TypeError 'Input must be a string', RangeError 'Radix must be between 2 and 36' or
 * 'Invalid number string'
 */
export function parseNumberString(text: string, radix = 10): number {
  if (typeof text !== 'string') throw new TypeError('Input must be a string');
  if (!Number.isInteger(radix) || radix < 2 || radix > 36) throw new RangeError('Radix must be between 2 and 36');
  const trimmed = text.trim();
  const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  const value = radix === 10 ? decimal : parseDigits(trimmed, radix);
  if (!Number.isFinite(value)) throw new RangeError('Invalid number string');
  return value;
}
