import { bookingListContract } from '../../lib/desk/booking-list.contract.ts';
import { bookingList } from '../backoffice/booking-list.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskQueryEndpoint } from '../http/desk-endpoint.ts';

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
