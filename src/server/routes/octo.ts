import { answerJson } from '../http/answer.ts';
import type { Route } from '../http/endpoint.ts';
import { octoQueryEndpoint, PRICING } from '../http/octo-endpoint.ts';
import { octoAvailabilityEndpoint, octoCalendarEndpoint } from './octo-availability.ts';
import { octoBookingEndpoint, octoBookingsEndpoint } from './octo-bookings.ts';
import {
  octoCancellationEndpoint,
  octoConfirmationEndpoint,
  octoExtensionEndpoint,
  octoUpdateEndpoint,
} from './octo-changes.ts';
import { offeredTrip, offeredTrips, productView, termsOf } from './octo-products.ts';
import { octoReservationEndpoint } from './octo-reservation.ts';
import type { OctoCapability, OctoSupplier } from './octo-types.ts';

/** Where resellers reach the API of OCTO. */
const OCTO_PATH = '/api/octo';

const octoSupplierEndpoint = octoQueryEndpoint(async ({ services }) => {
  const { operator } = await services.catalogue();
  const url = services.siteUrl ?? operator.url;
  const supplier: OctoSupplier = {
    id: new URL(url).hostname,
    name: operator.name,
    endpoint: `${new URL(url).origin}${OCTO_PATH}`,
    contact: { website: url, email: operator.contacts.email, telephone: operator.contacts.phone, address: null },
  };
  return answerJson(supplier);
});

const octoCapabilitiesEndpoint = octoQueryEndpoint(async () => {
  const pricing: OctoCapability = { id: PRICING, revision: 1, required: false, dependencies: [], docs: null };
  return answerJson([pricing]);
});

const octoProductsEndpoint = octoQueryEndpoint(async (call) => {
  const catalogue = await call.services.catalogue();
  return answerJson(offeredTrips(catalogue).map((listing) => productView(listing, termsOf(call))));
});

const octoProductEndpoint = octoQueryEndpoint(async (call) => {
  const catalogue = await call.services.catalogue();
  return answerJson(productView(offeredTrip(catalogue, call.param('id')), termsOf(call)));
});

/** The API for resellers, as OCTO has it (specification.md#resellers). */
export const OCTO_ROUTES: readonly Route[] = [
  ['GET', `${OCTO_PATH}/supplier`, octoSupplierEndpoint],
  ['GET', `${OCTO_PATH}/capabilities`, octoCapabilitiesEndpoint],
  ['GET', `${OCTO_PATH}/products`, octoProductsEndpoint],
  ['GET', `${OCTO_PATH}/products/:id`, octoProductEndpoint],
  ['POST', `${OCTO_PATH}/availability/calendar`, octoCalendarEndpoint],
  ['POST', `${OCTO_PATH}/availability`, octoAvailabilityEndpoint],
  ['GET', `${OCTO_PATH}/bookings`, octoBookingsEndpoint],
  ['POST', `${OCTO_PATH}/bookings`, octoReservationEndpoint],
  ['GET', `${OCTO_PATH}/bookings/:uuid`, octoBookingEndpoint],
  ['PATCH', `${OCTO_PATH}/bookings/:uuid`, octoUpdateEndpoint],
  ['POST', `${OCTO_PATH}/bookings/:uuid/confirm`, octoConfirmationEndpoint],
  ['POST', `${OCTO_PATH}/bookings/:uuid/extend`, octoExtensionEndpoint],
  ['POST', `${OCTO_PATH}/bookings/:uuid/cancel`, octoCancellationEndpoint],
  ['DELETE', `${OCTO_PATH}/bookings/:uuid/cancel`, octoCancellationEndpoint],
];
