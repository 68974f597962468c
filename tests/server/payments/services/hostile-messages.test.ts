import { expect, test } from 'vitest';
import { aPayMongo } from '../../../fixtures/fakes/a-paymongo.ts';
import { aStripe } from '../../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../../fixtures/steps/a-client.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { type Paying, paying } from '../../../fixtures/steps/paying.ts';

/** What no service sends, in any field; undefined leaves the field out. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '\u0000',
  'a b',
  'x'.repeat(300),
  -1,
  -17_300,
  0.5,
  17_300.5,
  2 ** 53,
  2 ** 53 - 1,
  1e308,
  [],
  [null],
  [[17_300]],
  {},
  { id: null },
  { id: 17_300 },
];

/** A number as text is as good an id as any, but no amount. */
const hostileFor = (field: string) => (/amount$/.test(field) ? [...HOSTILE, '17300'] : HOSTILE);

/** Bodies that are no event at all. */
const BODIES = [
  'null',
  'true',
  '1',
  '""',
  '[]',
  '[null]',
  '{}',
  '{',
  '',
  '{"data":null}',
  '{"type":null,"data":{"object":null}}',
  '{"data":{"attributes":null}}',
  '{"type":"checkout.session.completed"}',
  '{"type":"refund.updated","data":{"object":[]}}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  '\ufeff{}',
];

/** A copy in which a field, by its path, has another value. */
function withField(object: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = structuredClone(object) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = withField(copy[name], rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}

interface Sender {
  readonly made: Paying;
  /** Tells of the page, with something in it changed. @returns the status of the answer */
  tell(type: string, change: (message: object) => unknown): Promise<number>;
  tellText(text: string, at?: number): Promise<number>;
  tellPaid(at?: number): Promise<number>;
}

async function stripeSender(place: DatabasePlace): Promise<Sender> {
  const stripe = await aStripe();
  const made = await paying(stripe, place);
  await made.start();
  const session = { ...stripe.pay() };
  const refund = {
    id: 're_1',
    payment_intent: session.payment_intent,
    amount: 500,
    currency: 'usd',
    status: 'succeeded',
  };
  const send = async (type: string, object: object, telling = {}) =>
    (await stripe.tell(made.services, type, object, telling)).status;
  return {
    made,
    tell: (type, change) => send(type, change(type.startsWith('checkout') ? session : refund) as object),
    tellText: (text, at = made.services.clock()) => send('', {}, { text, at }),
    tellPaid: (at = made.services.clock()) => send('checkout.session.completed', session, { at }),
  };
}

async function payMongoSender(place: DatabasePlace): Promise<Sender> {
  const payMongo = await aPayMongo();
  const made = await paying(payMongo, place);
  await made.start();
  const { asked: _asked, ...session } = structuredClone(payMongo.pay());
  const attributes = { amount: 500, currency: 'PHP', payment_id: 'pay_1', status: 'succeeded', notes: '' };
  const refund = { id: 'ref_1', type: 'refund', attributes };
  const send = async (type: string, object: object, telling = {}) =>
    (await payMongo.tell(made.services, type, object, telling)).status;
  return {
    made,
    tell: (type, change) => send(type, change(type.startsWith('checkout') ? session : refund) as object),
    tellText: (text, at = made.services.clock()) => send('', {}, { text, at }),
    tellPaid: (at = made.services.clock()) => send('checkout_session.payment.paid', session, { at }),
  };
}

const SENDERS = { Stripe: stripeSender, PayMongo: payMongoSender } as const;

/** Every field that is read of a message that says that money came. */
const PAID_FIELDS = {
  Stripe: ['id', 'payment_status', 'payment_intent', 'amount_total', 'currency'],
  PayMongo: [
    'id',
    'attributes',
    'attributes.payments',
    'attributes.payments.0',
    'attributes.payments.0.id',
    'attributes.payments.0.attributes',
    'attributes.payments.0.attributes.status',
    'attributes.payments.0.attributes.amount',
    'attributes.payments.0.attributes.currency',
  ],
} as const;

const REFUND_FIELDS = {
  Stripe: ['id', 'payment_intent', 'amount', 'currency', 'status'],
  PayMongo: [
    'id',
    'attributes',
    'attributes.payment_id',
    'attributes.amount',
    'attributes.currency',
    'attributes.status',
  ],
} as const;

const PAID_TYPE = { Stripe: 'checkout.session.completed', PayMongo: 'checkout_session.payment.paid' } as const;
const REFUND_TYPE = { Stripe: 'refund.updated', PayMongo: 'payment.refund.updated' } as const;

describeOnBothDatabases('a signed message of nonsense', (newPlace) => {
  test.each(['Stripe', 'PayMongo'] as const)('of %s is refused or ignored, and counts nothing', async (name) => {
    const { made, tell, tellText, tellPaid } = await SENDERS[name](await newPlace());
    const answers = new Map<string, number>();
    for (const field of PAID_FIELDS[name])
      for (const value of hostileFor(field))
        answers.set(
          `${field}: ${JSON.stringify(value)}`,
          await tell(PAID_TYPE[name], (message) => withField(message, field.split('.'), value)),
        );
    for (const value of HOSTILE)
      answers.set(`all: ${JSON.stringify(value)}`, await tell(PAID_TYPE[name], () => value ?? null));
    for (const text of BODIES) answers.set(text.slice(0, 60), await tellText(text));
    expect([...answers].filter(([, status]) => status !== 200 && status !== 400)).toEqual([]);
    expect(
      [...answers]
        .filter(([key]) => key.includes('amount') && !/(null|undefined)$/.test(key))
        .map(([, status]) => status),
    ).not.toContain(200);
    const payments = await made.services.unitOfWork.read((repositories) => repositories.payments.ofBooking(REF));
    expect(payments).toEqual([]);
    expect(await made.read()).toMatchObject({ status: 'awaiting-payment', paid: { minor: 0 } });
    expect(await tellPaid()).toBe(200);
    expect((await made.read()).status).toBe('paid');
  });

  test.each(['Stripe', 'PayMongo'] as const)('of %s about a refund gives nothing back', async (name) => {
    const { made, tell, tellPaid } = await SENDERS[name](await newPlace());
    await tellPaid();
    const statuses = new Set<number>();
    for (const field of REFUND_FIELDS[name].filter((one) => !one.endsWith('status')))
      for (const value of hostileFor(field))
        statuses.add(
          await tell(REFUND_TYPE[name], (message) =>
            withField(withField(message, field.split('.'), value), ['type'], 'refund'),
          ),
        );
    expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await made.read()).not.toHaveProperty('refunded');
    expect(await tell(REFUND_TYPE[name], (message) => message)).toBe(200);
    expect(await made.read()).toHaveProperty('refunded');
  });

  test.each([
    ['Stripe', 3_600_000],
    ['Stripe', 301_000],
    ['PayMongo', 3_600_000],
  ] as const)('of %s whose time is %d ms ahead is refused', async (name, ahead) => {
    const { made, tellPaid } = await SENDERS[name](await newPlace());
    expect(await tellPaid(made.services.clock() + ahead)).toBe(400);
    expect((await made.read()).status).toBe('awaiting-payment');
    expect(await tellPaid(made.services.clock() + 60_000)).toBe(200);
  });
});
