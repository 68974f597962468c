/** Fields with personal data or secrets. */
const PERSONAL = new Set([
  'name',
  'email',
  'mobile',
  'booker',
  'booker_name',
  'booker_email',
  'booker_mobile',
  'contactInfo',
  'contact',
  'bookingItems',
  'items',
  'details',
  'participant',
  'participants',
  'passport',
  'number',
  'notes',
  'pickup',
  'dropoff',
  'secret',
  'parameters',
  'authorization',
  'cookie',
  'x-booking-secret',
  'x-forwarded-for',
  'idempotency-key',
  'stripe-signature',
  'paymongo-signature',
]);

/** Pattern for keys and webhook secrets of payment services, which repeat them in errors. */
const KEYS = /\b(?:[rs]k_(?:test|live)_|whsec_|whsk_)[\w*]+/g;

/** Pattern for the part of an address before the @, unquoted. */
const LOCAL = String.raw`[\p{L}\p{N}.!#$%&'*+=?^_\x60{|}~-]`;
/** Pattern for the part after the @. A package version has no letter there. */
const DOMAIN = String.raw`(?:@|%40)(?:\[[^\]\s]{1,64}\]|(?=[\p{N}.-]{0,64}\p{L})[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?)`;

/**
 * E-mail addresses, also quoted, in the address of a page, and in a row without spaces. One begins
 * only where no longer one would: a long text is looked through once, and not again from each of
 * its signs.
 */
const ADDRESSES = new RegExp(
  String.raw`(?:"[^"\r\n]{1,64}"|(?<!${LOCAL})${LOCAL}+)${DOMAIN}(?:${LOCAL}*${DOMAIN})*`,
  'gu',
);

/**
 * Pattern for telephone numbers, with or without a country code. Dates, and numbers within names,
 * do not match.
 */
const NUMBERS =
  /(?<![\p{L}\p{N}_/.-])(?!\d{4}-\d\d-\d\d)(?:\+\d(?:[\s().-]{0,2}\d){6,14}|\(?\d(?:[\s().-]{0,2}\d){8,14})(?![\p{L}\p{N}_-])/gu;

const REDACTED = '[redacted]';
/** Depth at which redaction stops; no intended field is deeper. */
const MAX_DEPTH = 8;

/** A text without e-mail addresses. */
export function redactAddresses(text: string): string {
  return text.replace(ADDRESSES, REDACTED);
}

/**
 * A text of another program without personal data and keys. Mail servers and payment services
 * repeat what they were sent.
 */
export function redactText(text: string): string {
  return redactAddresses(text.replace(KEYS, REDACTED)).replace(NUMBERS, REDACTED);
}

/**
 * The fields with personal data and secrets redacted at any depth. Errors have their own
 * serializer.
 */
export function redactPersonalData(fields: object): Record<string, unknown> {
  return redactValue(fields, MAX_DEPTH) as Record<string, unknown>;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === 0) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isPersonal(key, item) ? REDACTED : redactValue(item, depth - 1)]),
  );
}

/** Whether a field is personal; counts of participants are not. */
function isPersonal(key: string, value: unknown): boolean {
  return typeof value !== 'number' && (PERSONAL.has(key) || PERSONAL.has(key.toLowerCase()));
}
