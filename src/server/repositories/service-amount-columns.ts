import type { ServiceAmount } from './service-amount.ts';

/** The columns of an amount at a payment service. */
interface AmountColumns {
  readonly amount: number | null;
  readonly currency: string | null;
}

export function amountColumns(charged: ServiceAmount | null): AmountColumns {
  return charged ?? { amount: null, currency: null };
}

export function amountOf({ amount, currency }: AmountColumns): ServiceAmount | null {
  return amount !== null && currency !== null ? { amount, currency } : null;
}
