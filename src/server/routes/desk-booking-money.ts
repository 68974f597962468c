import { recordPaymentContract, refundContract } from '../../lib/desk/booking-commands.contract.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { type ManualAmount, receiveManualPayment } from '../backoffice/receive-manual-payment.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint } from '../http/desk-endpoint.ts';
import { type RefundOutcome, type RefundResult, refundBooking } from '../payments/refund-booking.ts';
import { staffActor } from '../repositories/actor.ts';
import { answerFile, claim, requestOf } from './desk-command.ts';

/** The id of the payment is its key: the same one never counts twice. */
export const recordPaymentEndpoint = deskCommandEndpoint(
  'confirm-payments',
  recordPaymentContract.request,
  async (call, { id, amount, isTakenOnTheDay }) => {
    const { services, staff } = call;
    const ref = call.ref();
    const catalogue = await services.catalogue();
    const counted: ManualAmount = amount.currency === 'PHP' ? { ...amount, rates: catalogue.rates } : amount;
    const payment = { id, amount: counted, isTakenOnTheDay, actor: staffActor(staff.name) };
    return services.unitOfWork.write(ref, async (repositories) => {
      const outcome = await receiveManualPayment(repositories, ref, payment, catalogue, services.clock());
      switch (outcome.kind) {
        case 'no-booking':
          throw new ApiProblem(404);
        case 'other-payment':
          throw new ApiProblem(409, {
            detail: `${id} is a payment of ${dollarText(outcome.cents, 'en-US')} for ${outcome.bookingRef} already: look at the id again. Nothing was written down.`,
          });
        case 'known': {
          const known = await repositories.payments.find(`manual:${id}`);
          return answerFile(call, repositories, withPayment(ref, known?.cents ?? 0, true, false));
        }
        case 'received':
          return answerFile(call, repositories, withPayment(ref, outcome.cents, false, outcome.isLate));
      }
    });
  },
);

function withPayment(ref: string, cents: number, isKnown: boolean, isLate: boolean) {
  return { ref, payment: { cents, isKnown, isLate } };
}

/** A repeated request gives nothing back again, and says how the booking stands. */
export const refundEndpoint = deskCommandEndpoint(
  'refund',
  refundContract.request,
  async (call, { cents, reason, method }) => {
    const { services, staff } = call;
    const [ref, request] = [call.ref(), requestOf(call, { cents, reason, method })];
    const isNew = await services.unitOfWork.write(ref, async (repositories) => {
      if (!(await repositories.bookings.find(ref))) throw new ApiProblem(404);
      return claim(repositories, request, services.clock());
    });
    const wanted = { cents: cents ?? ('owed' as const), reason, method, actor: staffActor(staff.name) };
    const outcome: RefundOutcome = isNew
      ? await refundBooking(services, ref, wanted)
      : { kind: 'done', results: [], byHandCents: 0, byServiceCents: 0 };
    if (outcome.kind !== 'done') throw refundRefusal(outcome);
    const { results, byHandCents, byServiceCents } = outcome;
    const refund = { results: results.map(resultView), byHandCents, byServiceCents };
    return services.unitOfWork.read((repositories) => answerFile(call, repositories, withRefund(ref, refund)));
  },
);

function withRefund(ref: string, refund: object) {
  return { ref, refund };
}

function resultView({ kind, refund: { id, cents }, ...more }: RefundResult) {
  return { id, cents, kind, why: 'why' in more ? more.why : null };
}

function refundRefusal(outcome: Exclude<RefundOutcome, { kind: 'done' }>): ApiProblem {
  switch (outcome.kind) {
    case 'missing':
      return new ApiProblem(404);
    case 'nothing-owed':
      return new ApiProblem(409, { detail: 'Nothing is owed. To give something back anyway, say how much.' });
    case 'too-much': {
      const rest = outcome.byServiceCents;
      const more = rest === 0 ? 'more was not paid' : `payment services hold ${dollarText(rest, 'en-US')} more`;
      return new ApiProblem(409, {
        detail: `At most ${dollarText(outcome.most, 'en-US')} can go back this way: ${more}.`,
      });
    }
    case 'unanswered':
      return new ApiProblem(409, {
        detail: 'A payment service was asked before and has not answered. Give it back through the services first.',
      });
  }
}
