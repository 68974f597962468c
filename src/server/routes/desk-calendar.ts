import * as z from 'zod/mini';
import {
  type ChangeDeparturesRequest,
  calendarContract,
  callOffContract,
  callOffPreviewContract,
  changeDeparturesContract,
  setSeaContract,
} from '../../lib/desk/calendar.contract.ts';
import type { DepartureState } from '../../lib/desk/departures.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { callOffDepartures } from '../backoffice/call-off.ts';
import { callOffPreview } from '../backoffice/call-off-preview.ts';
import { type ChangeOutcome, changeDepartures, changesKey } from '../backoffice/change-departures.ts';
import { scopeIds } from '../backoffice/changed-scope.ts';
import type { DayDeparture } from '../backoffice/count-day.ts';
import { departureState } from '../backoffice/departure-state.ts';
import { deskCalendar } from '../backoffice/desk-calendar.ts';
import { joinAlike } from '../backoffice/join-alike.ts';
import { portsSea, seaErrors } from '../backoffice/ports-sea.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint, deskQueryEndpoint } from '../http/desk-endpoint.ts';

const ACTION = 'change-departures';

export const calendarEndpoint = deskQueryEndpoint(ACTION, calendarContract.query, async ({ services }, { month }) => {
  const catalogue = await services.catalogue();
  const calendar = await services.unitOfWork.read(({ availability }) =>
    deskCalendar(availability, catalogue, month, services.clock()),
  );
  return answerJson(calendar);
});

export const changeDeparturesEndpoint = deskCommandEndpoint(
  ACTION,
  changeDeparturesContract.request,
  async ({ services, staff }, { change, ...request }) => {
    const [catalogue, now] = [await services.catalogue(), services.clock()];
    requireScope(request, catalogue);
    const outcome = await services.unitOfWork.write(changesKey(request.day), (repositories) =>
      changeDepartures(repositories, catalogue, { ...request, what: change, by: staff.name }, now),
    );
    if (outcome.kind !== 'changed') throw refusalOf(outcome);
    return answerJson({ asOf: manilaIso(now), departures: statesOf(outcome.departures, catalogue) });
  },
);

export const callOffEndpoint = deskCommandEndpoint(
  ACTION,
  callOffContract.request,
  async ({ services, staff }, request) => {
    const [catalogue, now] = [await services.catalogue(), services.clock()];
    requireScope(request, catalogue);
    const outcome = await callOffDepartures(services.unitOfWork, catalogue, { ...request, by: staff.name }, now);
    if (outcome.kind !== 'called-off') throw refusalOf(outcome);
    const { departures, trips, companies } = outcome;
    return answerJson({ asOf: manilaIso(now), departures: statesOf(departures, catalogue), trips, companies });
  },
);

export const callOffPreviewEndpoint = deskQueryEndpoint(
  ACTION,
  callOffPreviewContract.query,
  async ({ services }, { kind, id, day }) => {
    const [catalogue, now] = [await services.catalogue(), services.clock()];
    const request = { scope: { kind, id }, day };
    requireScope(request, catalogue);
    const preview = await services.unitOfWork.read((repositories) =>
      callOffPreview(repositories, catalogue, request, now),
    );
    return answerJson({ asOf: manilaIso(now), ...preview });
  },
);

/** Refuses a scope that nothing is in. @throws ApiProblem 422 */
function requireScope({ scope }: Pick<ChangeDeparturesRequest, 'scope'>, catalogue: BookingCatalogue): void {
  if (scopeIds(scope.kind, catalogue).includes(scope.id)) return;
  throw new ApiProblem(422, { errors: [{ field: 'scope.id', detail: `a ${scope.kind} that there is` }] });
}

function statesOf(departures: readonly DayDeparture[], catalogue: BookingCatalogue): readonly DepartureState[] {
  return joinAlike(departures).map((departure) => departureState(departure, catalogue));
}

function refusalOf(outcome: Exclude<ChangeOutcome, { kind: 'changed' }>): ApiProblem {
  const wrong = (field: string, detail: string) => new ApiProblem(422, { errors: [{ field, detail }] });
  switch (outcome.kind) {
    case 'past':
      return new ApiProblem(409, { detail: 'It is over, so it cannot be changed any more.' });
    case 'no-such-hour':
      return wrong('time', `one of ${outcome.times.join(', ')}`);
    case 'not-of-a-pool':
      return wrong('change', 'a number of vehicles alone, for the whole day: that is what a pool has');
    case 'uncounted':
      return wrong('change', `vehicles and places both: nobody counts ${outcome.code}`);
    case 'too-many-seats':
      return wrong('change.seats', `at most ${outcome.most}: a vehicle carries no more`);
  }
}

export const seaEndpoint = deskQueryEndpoint(ACTION, z.strictObject({}), async ({ services }) => {
  const [catalogue, now] = [await services.catalogue(), services.clock()];
  const ports = await services.unitOfWork.read(({ availability }) => portsSea(availability, catalogue, now));
  return answerJson({ asOf: manilaIso(now), ports });
});

export const setSeaEndpoint = deskCommandEndpoint(ACTION, setSeaContract.request, async ({ services, staff }, set) => {
  const [catalogue, now] = [await services.catalogue(), services.clock()];
  const errors = seaErrors(set, catalogue, now);
  if (errors.length > 0) throw new ApiProblem(422, { errors: [...errors] });
  const asOf = manilaIso(now);
  const ports = await services.unitOfWork.write(`sea ${set.port}`, async ({ availability }) => {
    await availability.setSeaStatus({ ...set, by: staff.name, at: asOf });
    return portsSea(availability, catalogue, now);
  });
  return answerJson({ asOf, ports });
});
