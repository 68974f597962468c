import { AVAILABILITY_TTL_SECONDS, availabilityQuerySchema } from '../../lib/availability/availability.contract.ts';
import { readAvailability } from '../availability/read-availability.ts';
import { answerPublicJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { publicQueryEndpoint } from '../http/endpoint.ts';

export const availabilityEndpoint = publicQueryEndpoint(
  availabilityQuerySchema,
  async ({ services }, { listing: code, from, to }) => {
    const catalogue = await services.catalogue();
    const listing = catalogue.trips.get(code);
    if (!listing || listing.sample) throw new ApiProblem(404, { detail: 'There is no such trip.' });
    const availability = await services.unitOfWork.read((repositories) =>
      readAvailability(repositories.availability, catalogue, { listing, from, to }, services.clock()),
    );
    return answerPublicJson(availability, AVAILABILITY_TTL_SECONDS);
  },
);
