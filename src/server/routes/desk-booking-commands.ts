import * as z from 'zod/mini';
import { isCancellable } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import {
  addNoteContract,
  changeStatusContract,
  deskCancellationContract,
  deskHotelContract,
  resendMailContract,
} from '../../lib/desk/booking-commands.contract.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { type ChangeStatusOutcome, changeStatus } from '../backoffice/change-status.ts';
import { resendMail, sendLinkFromDesk } from '../backoffice/resend-mail.ts';
import { cancelBooking, cancellationRefund } from '../bookings/cancel-booking.ts';
import { saveHotel } from '../bookings/save-hotel.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { bookingCommand } from './desk-command.ts';

const ACTION = 'change-bookings';

export const addNoteEndpoint = bookingCommand(
  ACTION,
  addNoteContract.request,
  async ({ repositories, booking, by, now }, { text }) =>
    repositories.notes.add(booking.ref, { at: manilaIso(now), text, by }),
);

const EVENTS = { confirm: 'confirm', complete: 'complete', 'no-show': 'miss' } as const;

export const changeStatusEndpoint = bookingCommand(
  ACTION,
  changeStatusContract.request,
  async ({ repositories, booking, actor, now }, { event }) => {
    const outcome = await changeStatus(repositories, booking.ref, EVENTS[event], now, actor);
    if (outcome.kind !== 'moved') throw statusRefusal(outcome);
  },
);

function statusRefusal(outcome: Exclude<ChangeStatusOutcome, { kind: 'moved' }>): ApiProblem {
  switch (outcome.kind) {
    case 'no-booking':
      return new ApiProblem(404);
    case 'impossible':
      return new ApiProblem(409, { detail: `The booking is ${outcome.status}: that makes no sense for it.` });
    case 'too-early': {
      const when = formatManilaMoment(Date.parse(outcome.departure), 'en');
      return new ApiProblem(409, { detail: `It leaves on ${when}: say so after that.` });
    }
  }
}

export const cancellationQuoteEndpoint = deskQueryEndpoint(ACTION, z.strictObject({}), async ({ services, ref }) => {
  const booking = await services.unitOfWork.read(({ bookings }) => bookings.find(ref()));
  if (!booking) throw new ApiProblem(404);
  const now = services.clock();
  if (!isCancellable(statusAt(booking, now))) return answerJson({ refund: null, fullRefund: null });
  return answerJson({
    refund: cancellationRefund(booking, false, now),
    fullRefund: cancellationRefund(booking, true, now),
  });
});

export const cancellationEndpoint = bookingCommand(
  ACTION,
  deskCancellationContract.request,
  async ({ repositories, booking, actor, now }, request) => {
    const outcome = await cancelBooking(repositories, booking, { ...request, actor }, now);
    if (outcome.kind === 'cancelled') return;
    const detail =
      outcome.kind === 'other-refund'
        ? `The refund is ${formatMoney(outcome.refund, 'en-US')} now. Nothing was cancelled: look at it and decide again.`
        : `The booking is ${statusAt(booking, now)}: it cannot be cancelled any more.`;
    throw new ApiProblem(409, { detail });
  },
);

export const hotelEndpoint = bookingCommand(
  ACTION,
  deskHotelContract.request,
  async ({ repositories, booking, actor, catalogue, now }, form) => {
    const outcome = await saveHotel(repositories, booking, form, { catalogue, actor, now });
    if (outcome.kind === 'saved') return;
    if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
    throw new ApiProblem(409, { detail: 'This trip is over, or it has left.' });
  },
);

export const resendMailEndpoint = bookingCommand(
  ACTION,
  resendMailContract.request,
  async ({ repositories, booking, by, now }, { id }) => {
    const { outbox, notes } = repositories;
    const at = manilaIso(now);
    if (id === null) {
      await sendLinkFromDesk(repositories, booking, now);
      return notes.add(booking.ref, { at, by, text: 'The link of the booking was sent to the traveller.' });
    }
    const mail = await outbox.find(id);
    if (mail?.bookingRef !== booking.ref) {
      throw new ApiProblem(422, { errors: [{ field: 'id', detail: 'a mail of this booking' }] });
    }
    const isDue = await resendMail(repositories, mail, now);
    if (!isDue) throw new ApiProblem(409, { detail: 'This mail is being sent at this moment.' });
    await notes.add(booking.ref, { at, by, text: `A mail was sent again: ${mail.id}.` });
  },
);
