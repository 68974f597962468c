import type * as z from 'zod/mini';
import type { DeskAction } from '../../lib/desk/permissions.ts';
import { bookingFileView } from '../backoffice/booking-file-view.ts';
import { type ClaimedRequest, claimRequest } from '../bookings/claim-request.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type Answer, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type DeskCall, deskCommandEndpoint } from '../http/desk-endpoint.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { type StaffActor, staffActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { keyedRequestOf, keyReusedProblem } from './keyed-request.ts';

/** What a command works with, in one transaction. */
export interface CommandContext {
  readonly repositories: Repositories;
  readonly booking: BookingRecord;
  readonly actor: StaffActor;
  /** The name of the staff member. */
  readonly by: string;
  readonly catalogue: BookingCatalogue;
  /** An instant in milliseconds since 1970. */
  readonly now: number;
}

/** An endpoint that changes a booking once for each key, and answers with its file. */
export function bookingCommand<Schema extends z.ZodMiniType>(
  action: DeskAction,
  schema: Schema,
  change: (context: CommandContext, body: z.infer<Schema>) => Promise<unknown>,
): Endpoint {
  return deskCommandEndpoint(action, schema, async (call, body) => {
    const { services, staff } = call;
    const [ref, request] = [call.ref(), requestOf(call, body)];
    const [catalogue, now] = [await services.catalogue(), services.clock()];
    return services.unitOfWork.write(ref, async (repositories) => {
      const booking = await repositories.bookings.find(ref);
      if (!booking) throw new ApiProblem(404);
      const isNew = await claim(repositories, request, now);
      const context = { repositories, booking, actor: staffActor(staff.name), by: staff.name, catalogue, now };
      if (isNew) await change(context, body);
      return answerFile(call, repositories, { ref });
    });
  });
}

/** The request of a command. Keys of the desk are apart from those of travellers. */
export function requestOf(call: DeskCall, body: unknown): ClaimedRequest {
  const request = keyedRequestOf(call, body);
  return { ...request, key: `desk ${request.key}` };
}

/** Takes a request on; false for a repeated one. @throws ApiProblem 422 for another's key */
export async function claim(repositories: Repositories, request: ClaimedRequest, now: number): Promise<boolean> {
  const claimed = await claimRequest(repositories, request, now);
  if (claimed === 'key-reused') throw keyReusedProblem();
  return claimed === 'new';
}

/** Answers with the file of a booking, and with what else a command says. */
export async function answerFile(
  { services }: Pick<DeskCall, 'services'>,
  repositories: Repositories,
  { ref, ...more }: { readonly ref: string },
  status = 200,
): Promise<Answer> {
  const context = { keys: services.passportKeys, catalogue: await services.catalogue() };
  const file = await bookingFileView(repositories, ref, context, services.clock());
  if (!file) throw new ApiProblem(404);
  return answerJson({ ...file, ...more }, status);
}
