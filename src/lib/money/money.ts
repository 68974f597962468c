/**
 * An amount in the smallest unit of its currency. `{ minor: 1750, currency: 'USD' }` is 17.50 US
 * dollars.
 */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/**
 * ISO 4217 currencies whose smallest unit is not a hundredth. Intl follows CLDR, which differs
 * (HUF, IDR, PKR, COP).
 */
const MINOR_DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  UYW: 4,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Number of decimals of a currency's smallest unit, after ISO 4217; in any case. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency.toUpperCase()] ?? 2;
}

/** Money of whole units: `wholeMoney(910, 'PHP')` is 910 pesos. */
export function wholeMoney(units: number, currency: string): Money {
  return { minor: units * 10 ** minorDigits(currency), currency };
}

/** The amount in units of the currency: 17.5 for `{ minor: 1750, currency: 'USD' }`. */
export function unitsOf({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits(currency);
}
