import { atom } from 'nanostores';

/** What a paid booking is worth to analytics (specification, section 3, Conversion data). */
export interface Conversion {
  readonly value: number;
  readonly currency: string;
  /** The booking reference; null until something is booked. */
  readonly transaction_id: string | null;
}

export const NO_CONVERSION: Conversion = { value: 0, currency: 'USD', transaction_id: null };

/** The booking that analytics may be told about, once and only with consent. */
export const $conversion = atom<Conversion>(NO_CONVERSION);

/** Nothing was booked (specification, section 4, Clearing the cart). */
export function resetConversion(): void {
  $conversion.set(NO_CONVERSION);
}
