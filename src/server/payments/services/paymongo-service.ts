import * as z from 'zod/mini';
import { convertUsd } from '../../../lib/money/convert.ts';
import { unitsOf } from '../../../lib/money/money.ts';
import { cancelPath, confirmationPath } from '../../../lib/navigation/paths.ts';
import { upperFirst } from '../../../lib/text/sentence-case.ts';
import type { CheckoutSessionRequest, PaymentService, ServiceFailure } from './payment-provider.ts';
import { type PayMongoCall, type PayMongoSettings, payMongoApi, payMongoFailure } from './paymongo-client.ts';
import { eventsOf, sessionEvents } from './paymongo-events.ts';
import { refundByPayMongo } from './paymongo-refunds.ts';
import { isLiveKey, isSigned } from './paymongo-signature.ts';
import { parseMessage, readMessage } from './service-message.schema.ts';

const HOUR = 3_600_000;

const NAMES: Readonly<Record<string, string>> = {
  gcash: 'GCash',
  paymaya: 'Maya',
  card: 'card',
  grab_pay: 'GrabPay',
  qrph: 'QR Ph',
  shopee_pay: 'ShopeePay',
  billease: 'BillEase',
};

const answerSchema = z.object({ data: z.unknown() });
const pageSchema = z.object({ id: z.string(), attributes: z.object({ checkout_url: z.url() }) });

/** Paying by GCash, Maya or card on PayMongo's page, in whole pesos as prices are shown. */
export function payMongoService(
  settings: PayMongoSettings,
  call: PayMongoCall = payMongoApi(settings),
): PaymentService {
  const { methods, secretKey, webhookSecret } = settings;
  const signing = { secret: webhookSecret, isLive: isLiveKey(secretKey) };
  return {
    kind: 'service',
    method: {
      id: 'paymongo',
      name: nameOf(methods),
      description: "You pay on PayMongo's page, in pesos, then come back here. Your booking updates within a minute.",
      currency: 'PHP',
    },
    // Its pages have no end of their own: after an hour another one is opened.
    sessionLifetime: { least: HOUR, most: HOUR },
    quote: (due, rates) => ({ amount: convertUsd(unitsOf(due), 'PHP', rates).minor, currency: 'PHP' }),
    refundStep: () => 1,
    openSession: (order) =>
      toOutcome(async () => {
        const attributes = sessionOf(order, settings);
        const answer = await call('POST', '/checkout_sessions', { attributes, idempotencyKey: order.id });
        const page = pageSchema.parse(answerSchema.parse(answer).data);
        return { kind: 'open', sessionId: page.id, url: page.attributes.checkout_url };
      }),
    readWebhook: (delivery, now) =>
      toOutcome(async () => {
        if (!isSigned(delivery, signing, now)) return { kind: 'forged' };
        return readMessage(() => ({ kind: 'events', events: eventsOf(parseMessage(delivery.body)) }));
      }),
    loadEvents: (sessionId) =>
      toOutcome(async () => {
        const answer = await call('GET', `/checkout_sessions/${encodeURIComponent(sessionId)}`);
        return { kind: 'events', events: sessionEvents(answerSchema.parse(answer).data) };
      }),
    closeSession: (sessionId) =>
      toOutcome(async () => {
        await call('POST', `/checkout_sessions/${encodeURIComponent(sessionId)}/expire`);
        return { kind: 'closed' };
      }),
    refund: (order) => toOutcome(() => refundByPayMongo(call, order)),
  };
}

async function toOutcome<Answer>(work: () => Promise<Answer>): Promise<Answer | ServiceFailure> {
  try {
    return await work();
  } catch (error) {
    return payMongoFailure(error);
  }
}

/** "GCash, Maya or card". */
function nameOf(methods: readonly string[]): string {
  const names = methods.map((method) => NAMES[method] ?? method.replaceAll('_', ' '));
  const text = new Intl.ListFormat('en', { type: 'disjunction' }).format(names).replace(/, or /, ' or ');
  return upperFirst(text);
}

function sessionOf(order: CheckoutSessionRequest, { siteUrl, methods }: PayMongoSettings): object {
  const { bookingRef, booker, language, what, trips, charge } = order;
  return {
    line_items: [{ ...charge, name: what, description: trips, quantity: 1 }],
    payment_method_types: methods,
    description: `Booking ${bookingRef}`,
    reference_number: bookingRef,
    billing: { name: booker.name, email: booker.email, phone: booker.mobile },
    // Our own confirmation says more.
    send_email_receipt: false,
    show_description: true,
    show_line_items: true,
    success_url: siteUrl + confirmationPath(bookingRef, language),
    cancel_url: siteUrl + cancelPath(bookingRef, language),
    metadata: { booking_ref: bookingRef },
  };
}
