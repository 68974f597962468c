/** A booking reference: 8 digits and capital letters, as in `7K2M0QXA` (specification.md#references). Apart, for code that does without a schema library. */
export const BOOKING_REF_SHAPE = /^[0-9A-Z]{8}$/;
