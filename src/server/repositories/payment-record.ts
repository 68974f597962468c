import type { ServiceAmount } from './service-amount.ts';

/** Money that came for a booking. */
export interface PaymentRecord {
  /** The method and its own id for this payment: the same payment reported twice has the same id. */
  readonly id: string;
  readonly bookingRef: string;
  /** `manual`, `stripe`, `paymongo`. */
  readonly method: string;
  /** What it counts for, in US cents. */
  readonly cents: number;
  /** What a payment service says really came; null where the operator says so. */
  readonly charged: ServiceAmount | null;
  readonly receivedAt: string;
}

/** Whether no payment service took it: bank transfers, e-wallets and cash, which only the operator can give back. */
export function isManual({ charged }: Pick<PaymentRecord, 'charged'>): boolean {
  return charged === null;
}

/** The id under which a payment is kept. */
export function paymentIdOf(method: string, serviceId: string): string {
  return `${method}:${serviceId}`;
}

/** The method's own id of a payment. */
export function serviceIdOf({ id, method }: Pick<PaymentRecord, 'id' | 'method'>): string {
  return id.slice(method.length + 1);
}
