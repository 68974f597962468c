import { providerOfTrip } from '../../lib/bookings/trip-provider.ts';
import { deskTripContract, deskTripQuoteContract } from '../../lib/desk/booking-commands.contract.ts';
import { changeTripOnce } from '../bookings/change-trip-once.ts';
import { planTripChange } from '../bookings/plan-trip-change.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint } from '../http/desk-endpoint.ts';
import { mailsOfChange } from '../mail/mails-of-change.ts';
import { staffActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { answerTripRefusal, type RefusalTexts } from './change-trip.ts';
import { answerFile, requestOf } from './desk-command.ts';

export const deskTripQuoteEndpoint = deskCommandEndpoint(
  'change-bookings',
  deskTripQuoteContract.request,
  async ({ services, ref }, change) => {
    const catalogue = await services.catalogue();
    const booking = await services.unitOfWork.read(({ bookings }) => bookings.find(ref()));
    if (!booking) throw new ApiProblem(404);
    const planned = planTripChange(booking, change, catalogue, services.clock());
    if (planned.kind !== 'planned') return answerTripRefusal(planned, REFUSALS);
    return answerJson({ ...planned.quote, companies: notifiedCompanies(booking, planned.booking, catalogue) });
  },
);

export const deskTripEndpoint = deskCommandEndpoint(
  'change-bookings',
  deskTripContract.request,
  async (call, change) => {
    const { services, staff } = call;
    const [ref, claim] = [call.ref(), requestOf(call, change)];
    const catalogue = await services.catalogue();
    return services.unitOfWork.write(ref, async (repositories) => {
      const booking = await repositories.bookings.find(ref);
      if (!booking) throw new ApiProblem(404);
      const request = { ...change, actor: staffActor(staff.name), claim };
      const outcome = await changeTripOnce(repositories, booking, request, catalogue, services.clock());
      return 'booking' in outcome ? answerFile(call, repositories, { ref }) : answerTripRefusal(outcome, REFUSALS);
    });
  },
);

/** The companies that a change of a trip sends a mail to; some have no address. */
function notifiedCompanies(
  before: BookingRecord,
  after: BookingRecord,
  { providers }: BookingCatalogue,
): readonly string[] {
  const states = { from: before.status, to: after.status };
  const what = { ...states, event: 'change-trip', at: '', cause: '', actor: 'operator' } as const;
  const mails = mailsOfChange({ before, after, what, id: '', byHandCents: 0 });
  return mails.flatMap(({ recipient }) => {
    if (recipient.kind !== 'provider') return [];
    const trip = after.trips.find(({ provider }) => provider === recipient.name);
    return trip && providerOfTrip(trip, providers)?.email ? [recipient.name] : [];
  });
}

const REFUSALS: RefusalTexts = {
  over: 'This booking is over: nothing of it can be changed.',
  'too-late': 'The notice of this departure has begun, so the trip cannot be changed any more. Write a note instead.',
  withdrawn: 'This trip is not offered any more.',
  'too-many': 'This trip was changed ten times already.',
  'by-operator': 'Money has gone back since, so the sums do not work out. Cancel the booking and book again.',
};
