import { statusAt } from '../../lib/bookings/status-at.ts';
import {
  erasureContract,
  erasurePlanContract,
  travellerExportContract,
} from '../../lib/desk/traveller-data.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { erasedRefs, eraseForGood } from '../backoffice/erase-for-good.ts';
import { type Erasure, planErasure } from '../backoffice/erase-person.ts';
import { elsewhere, erasureText } from '../backoffice/erasure-report.ts';
import { parsePerson } from '../backoffice/parse-person.ts';
import { exportPerson } from '../backoffice/person-export.ts';
import { type Answer, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type DeskCall, deskCommandEndpoint } from '../http/desk-endpoint.ts';
import type { Services } from '../http/services.ts';
import { staffActor } from '../repositories/actor.ts';
import type { Person } from '../repositories/person.ts';

/** Exports are read with POST: an address with somebody's name would end up in logs. */
export const travellerExportEndpoint = deskCommandEndpoint(
  'export-traveller',
  travellerExportContract.request,
  async (call, asked) => {
    const { services } = call;
    const { unitOfWork, passportKeys, clock, storage } = services;
    const person = personOf(asked);
    const found = await unitOfWork.read((repositories) => exportPerson(repositories, person, passportKeys));
    for (const { ref } of found) await recordChange(call, ref, 'export-traveller', 'What is stored was exported.');
    return answerJson({ asOf: manilaIso(clock()), found, elsewhere: elsewhere(storage) });
  },
);

export const erasurePlanEndpoint = deskCommandEndpoint(
  'erase-traveller',
  erasurePlanContract.request,
  async ({ services }, asked) => {
    const plan = await planErasure(services.unitOfWork, personOf(asked), services.clock());
    return answerErasures(services, plan);
  },
);

export const erasureEndpoint = deskCommandEndpoint('erase-traveller', erasureContract.request, async (call, asked) => {
  const { services } = call;
  const { unitOfWork, storage, database, clock } = services;
  const [person, now] = [personOf(asked), clock()];
  const plan = await planErasure(unitOfWork, person, now);
  if (erasedRefs(plan).toSorted().join() !== asked.refs.toSorted().join()) {
    throw new ApiProblem(409, {
      detail: 'There is something else to erase now. Nothing was erased: look at it again.',
    });
  }
  if (plan.length === 0) return answerErasures(services, []);
  // The server goes on with its bookings: it does not wait for the log of the file.
  const store = { unitOfWork, storage, location: database.location, timeoutMs: 0 };
  const erased = await eraseForGood(store, person, plan, now);
  for (const { ref, kind } of erased)
    if (kind === 'accounts-kept') await recordChange(call, ref, 'erase-traveller', 'The person was erased.');
  return answerErasures(services, erased);
});

function personOf({ person }: { readonly person: string }): Person {
  const known = parsePerson(person);
  if (known) return known;
  const detail = 'an e-mail address, a number such as +639175550100, or a booking reference';
  throw new ApiProblem(422, { errors: [{ field: 'person', detail }] });
}

function answerErasures({ clock, storage }: Services, erasures: readonly Erasure[]): Answer {
  return answerJson({
    asOf: manilaIso(clock()),
    erasures: erasures.map((erasure) => ({ ref: erasure.ref, kind: erasure.kind, text: erasureText(erasure) })),
    elsewhere: elsewhere(storage),
  });
}

/** Writes into the history of a booking who has done it; a cart has none. */
async function recordChange(
  { services, staff }: DeskCall,
  ref: string,
  event: 'export-traveller' | 'erase-traveller',
  cause: string,
): Promise<void> {
  const now = services.clock();
  await services.unitOfWork.write(ref, async ({ bookings }) => {
    const booking = await bookings.find(ref);
    if (!booking) return;
    const status = statusAt(booking, now);
    const change = { at: manilaIso(now), event, from: status, to: status, cause, actor: staffActor(staff.name) };
    await bookings.addEvent(ref, change);
  });
}
