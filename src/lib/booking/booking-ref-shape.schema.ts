/**
 * The form of a booking reference, such as `7K2M0QXA` (specification.md#references). Separate from
 * the schema, for code without a schema library.
 */
export const BOOKING_REF_SHAPE = /^[0-9A-Z]{8}$/;
