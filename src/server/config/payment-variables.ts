import * as z from 'zod/mini';

const ORIGIN = 'an address without a path, such as "https://www.example.com"';
const originSchema = z.pipe(
  z.string().check(z.regex(/^https?:\/\/[^\s/?#@]+\/?$/, { error: ORIGIN })),
  z.transform((address: string) => address.replace(/\/$/, '')),
);

const METHODS = 'methods of your PayMongo account separated by commas, such as "gcash,paymaya,card"';
const methodsSchema = z.pipe(
  z.string().check(z.regex(/^[a-z_]+(?:,[a-z_]+)*$/, { error: METHODS })),
  z.transform((names: string) => names.split(',')),
);

const secret = (pattern: RegExp, allowed: string) => z.optional(z.string().check(z.regex(pattern, { error: allowed })));

/** The settings of payment services: README.md, Payments. */
export const paymentVariables = {
  /** The site's public address, where travellers return to after paying. */
  SITE_URL: z.optional(originSchema),
  /** A secret or restricted key of Stripe. */
  STRIPE_SECRET_KEY: secret(/^[sr]k_(?:test|live)_\w+$/, 'a key that begins with "sk_live_" or "sk_test_"'),
  /** The signing secret of the webhook endpoint at Stripe. */
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_\S+$/, 'a signing secret that begins with "whsec_"'),
  /** The currency of card payments. */
  STRIPE_CURRENCY: z._default(
    z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'a currency of three capital letters, such as "USD"' })),
    'USD',
  ),
  /** The address of Stripe's API, for tests and proxies. */
  STRIPE_API_BASE: z._default(originSchema, 'https://api.stripe.com'),
  /** The secret key of PayMongo. */
  PAYMONGO_SECRET_KEY: secret(/^sk_(?:test|live)_\w+$/, 'a key that begins with "sk_live_" or "sk_test_"'),
  /** The secret key of the webhook at PayMongo. */
  PAYMONGO_WEBHOOK_SECRET: secret(/^whsk_\S+$/, 'a secret that begins with "whsk_"'),
  /** The methods on PayMongo's page; each must be enabled for the account. */
  PAYMONGO_METHODS: z._default(methodsSchema, ['gcash', 'paymaya', 'card']),
  /** The address of PayMongo's API, for tests and proxies. */
  PAYMONGO_API_BASE: z._default(originSchema, 'https://api.paymongo.com'),
};

const variablesSchema = z.object(paymentVariables);

/** The settings of payment services, parsed. */
export type PaymentVariables = z.infer<typeof variablesSchema>;

/** Settings whose values belong in no message and no log. */
export const PAYMENT_SECRETS: ReadonlySet<string> = new Set([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMONGO_SECRET_KEY',
  'PAYMONGO_WEBHOOK_SECRET',
]);

const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYMONGO_SECRET_KEY', 'PAYMONGO_WEBHOOK_SECRET'],
] as const;

/** Settings that make sense only together, one sentence for each that is missing. */
export function missingPaymentVariables(variables: PaymentVariables): string[] {
  const isSet = (name: keyof PaymentVariables) => variables[name] !== undefined;
  const halves = PAIRS.flatMap(([one, other]) => [
    ...(isSet(one) && !isSet(other) ? [[other, one] as const] : []),
    ...(isSet(other) && !isSet(one) ? [[one, other] as const] : []),
  ]);
  const problems = halves.map(
    ([missing, given]) => `${missing} is not set, but ${given} is: set both to take payments, or neither.`,
  );
  const service = PAIRS.flat().find(isSet);
  if (service === undefined || isSet('SITE_URL')) return problems;
  return [
    ...problems,
    `SITE_URL is not set, but ${service} is: set it to the site's public address, to which travellers come back after paying.`,
  ];
}
