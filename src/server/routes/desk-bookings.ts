import * as z from 'zod/mini';
import { bookingListContract } from '../../lib/desk/booking-list.contract.ts';
import { bookingFileView } from '../backoffice/booking-file-view.ts';
import { bookingList } from '../backoffice/booking-list.ts';
import { readPassports } from '../backoffice/read-passports.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { staffActor } from '../repositories/actor.ts';

const noQuerySchema = z.strictObject({});

export const bookingListEndpoint = deskQueryEndpoint(
  'read-bookings',
  bookingListContract.query,
  async ({ services }, { query = '', cursor }) => {
    const page = await services.unitOfWork.read((repositories) =>
      bookingList(repositories, query, cursor, services.clock()),
    );
    if (!page) throw new ApiProblem(422, { errors: [{ field: 'cursor', detail: 'the cursor of the page before' }] });
    return answerJson(page);
  },
);

export const bookingFileEndpoint = deskQueryEndpoint(
  'read-bookings',
  noQuerySchema,
  async ({ services, ref: refOf }) => {
    const ref = refOf();
    const context = { keys: services.passportKeys, catalogue: await services.catalogue() };
    const file = await services.unitOfWork.read((repositories) =>
      bookingFileView(repositories, ref, context, services.clock()),
    );
    if (!file) throw new ApiProblem(404);
    return answerJson(file);
  },
);

/** Writes down who has read them, although it only reads. */
export const passportsEndpoint = deskQueryEndpoint(
  'read-passports',
  noQuerySchema,
  async ({ services, staff, ref: refOf }) => {
    const ref = refOf();
    const { unitOfWork, passportKeys, clock } = services;
    const passports = await unitOfWork.write(ref, (repositories) =>
      readPassports(repositories, ref, staffActor(staff.name), passportKeys, clock()),
    );
    if (!passports) throw new ApiProblem(404);
    return answerJson(passports);
  },
);
