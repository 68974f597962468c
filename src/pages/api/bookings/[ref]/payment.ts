import { startPaymentContract } from '../../../../lib/payments/payments.contract.ts';
import { findBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, type Call, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';
import { dueAmount } from '../../../../server/payments/due-amount.ts';
import { paymentProviders } from '../../../../server/payments/payment-providers.ts';
import type { ManualPayment } from '../../../../server/payments/services/payment-provider.ts';
import { type StartPaymentOutcome, startPayment } from '../../../../server/payments/start-payment.ts';

export const prerender = false;

export const POST = commandEndpoint(startPaymentContract.request, async (call, { method }) => {
  const { services, secret } = call;
  const [ref, idempotencyKey] = [call.ref(), call.idempotencyKey()];
  const catalogue = await services.catalogue();
  const provider = paymentProviders(catalogue, services.payments).find((one) => one.method.id === method);
  if (!provider)
    throw new ApiProblem(422, { errors: [{ field: 'method', detail: 'a way to pay that is offered here' }] });
  if (provider.kind === 'manual') return answerJson(await instructionsFor(call, ref, provider));
  const request = { service: provider, rates: catalogue.rates, ref, secret, idempotencyKey };
  const outcome = await startPayment(services, request);
  if (outcome.kind === 'redirect') return answerJson(outcome);
  if ('why' in outcome) services.logger.error({ service: method, ...outcome }, 'a payment could not be started');
  throw problemOf(outcome);
});

export const ALL = methodNotAllowed('POST');

async function instructionsFor({ services, secret }: Call, ref: string, provider: ManualPayment): Promise<object> {
  const booking = await services.unitOfWork.read((repositories) => findBooking(repositories, ref, secret));
  if (!booking) throw problemOf({ kind: 'missing' });
  const due = dueAmount(booking, services.clock());
  if (!due) throw problemOf({ kind: 'nothing-due' });
  return provider.instructions(ref, due);
}

function problemOf({ kind }: Exclude<StartPaymentOutcome, { kind: 'redirect' }>): ApiProblem {
  switch (kind) {
    case 'missing':
      return new ApiProblem(404);
    case 'nothing-due':
      return new ApiProblem(409, { detail: 'There is nothing to pay for this booking at the moment.' });
    case 'refused':
      return new ApiProblem(502, {
        detail:
          'The payment service does not take this payment. Nothing was charged, and your booking stays. Choose another way to pay, or write to us.',
      });
    case 'unreachable':
      return new ApiProblem(
        503,
        {
          detail:
            'The payment service does not answer. Nothing was charged, and your booking stays. Try again in a moment: nothing is paid twice. Or choose another way to pay.',
        },
        { 'Retry-After': '10' },
      );
  }
}
