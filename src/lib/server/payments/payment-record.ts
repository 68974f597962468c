/** Money that came for a booking. */
export interface PaymentRecord {
  /** The method and its own id for this payment: the same payment reported twice has the same id. */
  readonly id: string;
  readonly bookingRef: string;
  /** `manual`, `stripe`, `paymongo`. */
  readonly method: string;
  /** What it counts for, in US cents. */
  readonly cents: number;
  readonly receivedAt: string;
}
