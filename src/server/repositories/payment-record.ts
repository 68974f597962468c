import type { ServiceAmount } from './service-amount.ts';

/** The method of what a reseller is charged: it pays later, by invoice. */
export const INVOICE_METHOD = 'invoice';

/** Money that came for a booking. */
export interface PaymentRecord {
  /** The method and its own id of this payment; equal for a payment that is reported twice. */
  readonly id: string;
  readonly bookingRef: string;
  /** `manual`, `stripe`, `paymongo`, or `invoice`. */
  readonly method: string;
  /** US cents that it counts for. */
  readonly cents: number;
  /** Amount that a service reported; null for payments that the operator recorded. */
  readonly charged: ServiceAmount | null;
  readonly receivedAt: string;
  /** The member of the staff who wrote it down; null for a command or a payment service. */
  readonly recordedBy: string | null;
}

/**
 * Whether no payment service took it: bank transfers, e-wallets and cash. Only the operator can
 * refund it.
 */
export function isManual({ charged }: Pick<PaymentRecord, 'charged'>): boolean {
  return charged === null;
}

/** The id under which a payment is stored. */
export function paymentIdOf(method: string, serviceId: string): string {
  return `${method}:${serviceId}`;
}

/** The method's own id of a payment. */
export function serviceIdOf({ id, method }: Pick<PaymentRecord, 'id' | 'method'>): string {
  return id.slice(method.length + 1);
}
