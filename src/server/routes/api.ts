import fastify, { type FastifyInstance, type FastifyReply, type HTTPMethods } from 'fastify';
import { CALENDARS_PATH } from '../../lib/navigation/paths.ts';
import { type Answer, answerProblem, problemResponse } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Endpoint, RequestContext, Route } from '../http/endpoint.ts';
import { loggedPath } from '../http/logged-path.ts';
import { setRoute } from '../http/request-route.ts';
import type { Services } from '../http/services.ts';
import { availabilityEndpoint } from './availability.ts';
import { findBookingEndpoint, sendAgainEndpoint } from './booking-links.ts';
import {
  cancelBookingEndpoint,
  correctEmailEndpoint,
  readBookingEndpoint,
  saveHotelEndpoint,
  saveParticipantEndpoint,
} from './bookings.ts';
import { changeTripEndpoint, quoteTripChangeEndpoint } from './change-trip.ts';
import { companyCalendarEndpoint } from './company-calendar.ts';
import { DESK_ROUTES } from './desk.ts';
import { dropTripEndpoint } from './drop-trip.ts';
import { healthEndpoint } from './health.ts';
import { OCTO_ROUTES } from './octo.ts';
import { paymentMethodsEndpoint, paymentWebhookEndpoint, startPaymentEndpoint } from './payments.ts';
import { placeBookingEndpoint } from './place-booking.ts';
import { readCartEndpoint, saveCartEndpoint } from './saved-carts.ts';
import { trackingEndpoint } from './tracking.ts';

/** Everything under `/api/`. Any other method of an address is 405. */
const ROUTES: readonly Route[] = [
  ['GET', '/api/health', healthEndpoint],
  ['GET', '/api/availability', availabilityEndpoint],
  ['GET', '/api/cart/:ref', readCartEndpoint],
  ['POST', '/api/cart/upsert/:ref', saveCartEndpoint],
  ['POST', '/api/bookings', placeBookingEndpoint],
  ['GET', '/api/bookings/:ref', readBookingEndpoint],
  ['PUT', '/api/bookings/:ref/participants', saveParticipantEndpoint],
  ['PUT', '/api/bookings/:ref/hotels', saveHotelEndpoint],
  ['PUT', '/api/bookings/:ref/email', correctEmailEndpoint],
  ['POST', '/api/bookings/:ref/trip-quote', quoteTripChangeEndpoint],
  ['PUT', '/api/bookings/:ref/trip', changeTripEndpoint],
  ['POST', '/api/bookings/:ref/dropped-trips', dropTripEndpoint],
  ['POST', '/api/bookings/:ref/cancellation', cancelBookingEndpoint],
  ['POST', '/api/bookings/:ref/mail', sendAgainEndpoint],
  ['POST', '/api/bookings/:ref/payment', startPaymentEndpoint],
  ['POST', '/api/booking-links', findBookingEndpoint],
  ['GET', '/api/payments/methods', paymentMethodsEndpoint],
  ['POST', '/api/payments/webhooks/:service', paymentWebhookEndpoint],
  ['POST', '/api/tracking', trackingEndpoint],
  ['GET', `${CALENDARS_PATH}:file`, companyCalendarEndpoint],
  ...DESK_ROUTES,
  ...OCTO_ROUTES,
];

const MAX_PARAMETER_LENGTH = 16 * 1024;

type RawRequest = RequestContext['request'];
type Params = RequestContext['params'];

const NOT_FOUND = Promise.resolve(problemResponse(404));

/** `/api/bookings//payment` is no address, nor is one with a NUL: PostgreSQL stores none. */
const hasInvalidParameter = (params: Params) =>
  Object.values(params).some((value) => value === '' || value?.includes('\0'));

/** Stands for every method that no address answers. */
const UNANSWERED: HTTPMethods = 'OPTIONS';

/** HEAD is answered where GET is. */
function methodsOf(method: Route[0]): HTTPMethods[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

const ANSWERED = new Set(ROUTES.flatMap(([method]) => methodsOf(method)));
const METHODS: readonly HTTPMethods[] = [...ANSWERED, UNANSWERED];

/** Routes every unanswered method as one. Node has 35: adding each takes time at each address. */
function routeUnanswered(request: RawRequest): string {
  if (!ANSWERED.has(request.method as HTTPMethods)) request.method = UNANSWERED;
  return request.url ?? '/';
}

/**
 * Makes the API. Its `routing` answers a request of `node:http`.
 *
 * @param more routes that only some servers have
 */
export async function createApi(services: Services, more: readonly Route[] = []): Promise<FastifyInstance> {
  // Whatever is too long for a reference is none; the host limits whole addresses.
  const routerOptions = { maxParamLength: MAX_PARAMETER_LENGTH, ignoreTrailingSlash: true };
  const app = fastify({ exposeHeadRoutes: false, routerOptions, rewriteUrl: routeUnanswered });
  // Fastify checks no body and content type: endpoints do, after the checks that cost nothing.
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  app.setNotFoundHandler((_request, reply) => send(reply, problemResponse(404)));
  app.setErrorHandler((error, { raw }, reply) => {
    services.logger.error({ err: error, path: loggedPath(raw.url ?? '') }, 'endpoint failed');
    return send(reply, answerProblem(new ApiProblem(500), raw));
  });
  for (const [url, routes] of Map.groupBy([...ROUTES, ...more], ([, address]) => address)) {
    const known = routes.flatMap(([method]) => methodsOf(method));
    const others = METHODS.filter((method) => !known.includes(method));
    const refusal = problemResponse(405, { Allow: known.join(', ') });
    const answers: readonly (readonly [HTTPMethods[], Endpoint])[] = [
      ...routes.map(([method, , endpoint]) => [methodsOf(method), endpoint] as const),
      [others, async () => refusal],
    ];
    for (const [method, answer] of answers) {
      const respond: Endpoint = (context) => (hasInvalidParameter(context.params) ? NOT_FOUND : answer(context));
      app.route({
        method,
        url,
        handler: async ({ raw, params }, reply) => {
          setRoute(raw, url);
          return send(reply, await respond({ request: raw, params: params as Params, services }));
        },
      });
    }
  }
  await app.ready();
  return app;
}

/** Sends bytes, because Fastify adds a charset to the type of a text, and JSON has none. */
function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  const bytes = body === null ? undefined : Buffer.from(body);
  return reply.code(status).headers(headers).send(bytes);
}
