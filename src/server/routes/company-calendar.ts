import { CALENDAR_FILE_TYPE } from '../../lib/bookings/calendar-file.ts';
import { companyCalendar } from '../../lib/bookings/company-calendar.ts';
import { companyTrips } from '../backoffice/company-trips.ts';
import { answerText } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { withErrorResponses } from '../http/endpoint.ts';
import { tooManyRequests } from '../http/too-many.ts';
import { hashOf } from '../secrets/secret.ts';

/** Calendars ask every few hours; some of them every quarter of an hour. */
const MAX_AGE_SECONDS = 300;

/**
 * A company's calendar for whoever has its secret address. Unknown, mistyped and revoked ones are
 * answered alike.
 */
export const companyCalendarEndpoint = withErrorResponses(async ({ services, admission }, { params }) => {
  await admission.admit('read', null);
  const { unitOfWork, limits, siteUrl, clock } = services;
  const [, secret = ''] = /^([\w-]{43})\.ics$/.exec(params.file ?? '') ?? [];
  const hash = hashOf(secret);
  const link = await unitOfWork.read(({ calendarLinks }) => calendarLinks.find(hash));
  if (!link) throw new ApiProblem(404);
  const seconds = await limits.take('calendar', hash);
  if (seconds > 0) throw tooManyRequests(seconds);
  const { operator, providers } = await services.catalogue();
  const { providerId } = link;
  const now = clock();
  const trips = await unitOfWork.read((repositories) => companyTrips(repositories, { providerId, providers }, now));
  const company = providers.find(({ id }) => id === providerId)?.name ?? providerId;
  const name = `${company}, ${operator.name}`;
  const calendar = companyCalendar({ name, trips, at: now, siteUrl: siteUrl ?? operator.url });
  return answerText(calendar, CALENDAR_FILE_TYPE, MAX_AGE_SECONDS);
});
