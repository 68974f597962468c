import { deskDropTripContract } from '../../lib/desk/booking-commands.contract.ts';
import { dropTripOnce } from '../bookings/drop-trip-once.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint } from '../http/desk-endpoint.ts';
import { staffActor } from '../repositories/actor.ts';
import { answerFile, requestOf } from './desk-command.ts';
import { type DropRefusalTexts, dropRefusal } from './drop-trip.ts';

export const deskDropTripEndpoint = deskCommandEndpoint(
  'change-bookings',
  deskDropTripContract.request,
  async (call, body) => {
    const { services, staff } = call;
    const [ref, claim] = [call.ref(), requestOf(call, body)];
    return services.unitOfWork.write(ref, async (repositories) => {
      const booking = await repositories.bookings.find(ref);
      if (!booking) throw new ApiProblem(404);
      const request = { ...body, actor: staffActor(staff.name), claim };
      const outcome = await dropTripOnce(repositories, booking, request, services.clock());
      if (!('booking' in outcome)) throw dropRefusal(outcome, REFUSALS);
      return answerFile(call, repositories, { ref });
    });
  },
);

const REFUSALS: DropRefusalTexts = {
  over: 'This booking is over: nothing of it can be changed.',
  'not-called-off': 'This trip takes place. Call its departure off first, or cancel the booking.',
  'last-trip': 'This is the only trip of the booking: cancel the booking.',
};
