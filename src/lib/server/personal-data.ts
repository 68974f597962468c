/** What says who somebody is, or opens something. */
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

/** Keys of payment services and secrets of their messages, wherever they stand: services repeat them in their errors. */
const KEYS = /\b(?:[rs]k_(?:test|live)_|whsec_|whsk_)[\w*]+/g;

const BLACK = '[redacted]';
/** Nothing that is logged on purpose goes deeper. */
const DEEPEST = 8;

/** A text without keys of payment services. */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, BLACK);
}

/** The same fields with personal data and secrets blacked out, however deep they are. Errors are left to their own serializer. */
export function withoutPersonalData(fields: object): Record<string, unknown> {
  return redacted(fields, DEEPEST) as Record<string, unknown>;
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutKeys(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === 0) return BLACK;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isPersonal(key, item) ? BLACK : redacted(item, depth - 1)]),
  );
}

/** How many participants there are says nothing about them. */
function isPersonal(key: string, value: unknown): boolean {
  return typeof value !== 'number' && (PERSONAL.has(key) || PERSONAL.has(key.toLowerCase()));
}
