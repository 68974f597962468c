import { startPaymentContract } from '../../lib/payments/payments.contract.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { type ClosedTrip, findClosedTrip } from '../availability/find-closed-trip.ts';
import { findBooking } from '../bookings/read-booking.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type Call, commandEndpoint, queryEndpoint } from '../http/endpoint.ts';
import { webhookEndpoint } from '../http/webhook-endpoint.ts';
import { dueAmount } from '../payments/due-amount.ts';
import { holdForManualPayment } from '../payments/hold-for-manual-payment.ts';
import { paymentProviders } from '../payments/payment-providers.ts';
import { receiveWebhook } from '../payments/receive-delivery.ts';
import type { ManualPayment } from '../payments/services/payment-provider.ts';
import { type StartPaymentOutcome, startPayment } from '../payments/start-payment.ts';

export const paymentMethodsEndpoint = queryEndpoint(async ({ services }) => {
  const providers = paymentProviders(await services.catalogue(), services.payments);
  return answerJson({ methods: providers.map(({ method }) => method) });
});

export const startPaymentEndpoint = commandEndpoint(startPaymentContract.request, async (call, { method }) => {
  const { services, secret } = call;
  const [ref, idempotencyKey] = [call.ref(), call.idempotencyKey()];
  const catalogue = await services.catalogue();
  const provider = paymentProviders(catalogue, services.payments).find((one) => one.method.id === method);
  if (!provider)
    throw new ApiProblem(422, { errors: [{ field: 'method', detail: 'a way to pay that is offered here' }] });
  if (provider.kind === 'manual') return answerJson(await instructionsFor(call, ref, provider));
  const request = { service: provider, catalogue, ref, secret, idempotencyKey };
  const outcome = await startPayment(services, request);
  if (outcome.kind === 'redirect') return answerJson(outcome);
  if ('why' in outcome) services.logger.error({ service: method, ...outcome }, 'a payment could not be started');
  throw problemOf(outcome);
});

async function instructionsFor({ services, secret }: Call, ref: string, provider: ManualPayment): Promise<object> {
  const catalogue = await services.catalogue();
  const now = services.clock();
  const booking = await services.unitOfWork.write(ref, async (repositories) => {
    const found = await findBooking(repositories, ref, secret);
    if (!found) throw problemOf({ kind: 'missing' });
    const closed = await findClosedTrip(repositories.availability, catalogue, found.trips, now);
    if (closed && dueAmount(found, now)) throw problemOf({ kind: 'closed', ...closed });
    return holdForManualPayment(repositories, found, catalogue.payment.keepHours, now);
  });
  const due = dueAmount(booking, now);
  if (!due) throw problemOf({ kind: 'nothing-due' });
  return provider.instructions(booking, due);
}

function problemOf(outcome: Exclude<StartPaymentOutcome, { kind: 'redirect' }>): ApiProblem {
  switch (outcome.kind) {
    case 'missing':
      return new ApiProblem(404);
    case 'nothing-due':
      return new ApiProblem(409, {
        code: outcome.kind,
        detail: 'There is nothing to pay for this booking at the moment.',
      });
    case 'closed':
      return new ApiProblem(409, { code: outcome.kind, detail: closedText(outcome) });
    case 'refused':
      return new ApiProblem(502, {
        code: outcome.kind,
        detail:
          'The payment service did not accept this payment. You were not charged, and we still hold your booking. Choose another way to pay, or write to us.',
      });
    case 'unreachable':
      return new ApiProblem(
        503,
        {
          code: outcome.kind,
          detail:
            'The payment service is not responding. You were not charged, and we still hold your booking. Try again in a moment: you will not pay twice. Or choose another way to pay.',
        },
        { 'Retry-After': '10' },
      );
  }
}

function closedText({ trip: { title, departure }, reason }: ClosedTrip): string {
  const when = formatManilaMoment(Date.parse(departure), 'en');
  const problem = `${title} does not leave on ${when}${reason && `: ${reason}`}.`;
  return `${problem} You were not charged. Change the trip to another day on this page or write to us, then pay.`;
}

/** Receives messages of a payment service. Those not answered with 200 are sent again later. */
export const paymentWebhookEndpoint = webhookEndpoint(async ({ services }, delivery, { service = '' }) => {
  switch (await receiveWebhook(services, service, delivery)) {
    case 'received':
      return answerJson({ received: true });
    case 'forged':
      throw new ApiProblem(400, { detail: 'The signature is missing, wrong or too old.' });
    case 'malformed':
      throw new ApiProblem(400, {
        detail: 'The message has another form than this service documents. Nothing was counted.',
      });
    case 'unknown-service':
      throw new ApiProblem(404);
    case 'later':
      throw new ApiProblem(503, { detail: 'Send it again later.' }, { 'Retry-After': '60' });
  }
});
