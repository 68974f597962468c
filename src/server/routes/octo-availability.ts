import { MAX_AVAILABILITY_DAYS } from '../../lib/availability/availability.contract.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { DAY_MS } from '../../lib/time/manila.ts';
import { answerJson } from '../http/answer.ts';
import { type OctoCall, octoSearchEndpoint } from '../http/octo-endpoint.ts';
import { OctoProblem } from '../http/octo-problem.ts';
import {
  availabilityIdOf,
  availabilityView,
  departuresOf,
  departureWithId,
  type OctoDeparture,
  pricesOf,
} from './octo-departures.ts';
import { offeredTrip, type PriceTerms, requireOption, requireUnit, termsOf } from './octo-products.ts';
import { calendarRequestSchema, checkRequestSchema, type OctoCalendarRequest } from './octo-requests.schema.ts';
import type { OctoCalendarDay } from './octo-types.ts';

const BEST_FIRST: readonly OctoDeparture['status'][] = ['FREESALE', 'AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

/** Whole days, how full each of them is (specification.md#what-resellers-sell). */
export const octoCalendarEndpoint = octoSearchEndpoint(calendarRequestSchema, async (call, body) => {
  const { listing, people, departures } = await departuresFor(call, body, () => daysOf(body));
  const byDay = Map.groupBy(departures, ({ date }) => date);
  const prices = call.hasPricing ? pricesOf(listing, termsOf(call), people) : {};
  return answerJson([...byDay].map(([date, all]) => dayView(date, all, prices)));
});

/** Departures of some days, or some departures by their ids. */
export const octoAvailabilityEndpoint = octoSearchEndpoint(checkRequestSchema, async (call, body) => {
  const { availabilityIds: ids } = body;
  const { listing, people, departures } = await departuresFor(call, body, (listing) =>
    ids ? spanOf(listing, ids) : daysOf(body),
  );
  const wanted = departures.filter(({ date, time }) => ids?.includes(availabilityIdOf(date, time)) ?? true);
  const terms: PriceTerms = termsOf(call);
  return answerJson(wanted.map((departure) => availabilityView(listing, departure, terms, people)));
});

interface Days {
  readonly from: string;
  readonly to: string;
}

type Asked = Pick<OctoCalendarRequest, 'productId' | 'optionId' | 'units' | 'currency'>;

async function departuresFor({ services }: OctoCall, asked: Asked, daysFor: (listing: SellableTrip) => Days | null) {
  const { productId, optionId, units = [], currency } = asked;
  const catalogue = await services.catalogue();
  const listing = offeredTrip(catalogue, productId);
  requireOption(optionId);
  requireCurrency(currency);
  for (const { id } of units) requireUnit(id);
  const people = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const days = daysFor(listing);
  const departures =
    days === null
      ? []
      : await services.unitOfWork.read(({ availability }) =>
          departuresOf(availability, catalogue, { listing, ...days, people }, services.clock()),
        );
  return { listing, people, departures };
}

/** @throws OctoProblem for any currency but that of all prices */
export function requireCurrency(currency: string | null | undefined): void {
  if (currency === undefined || currency === null || currency === 'USD') return;
  throw new OctoProblem('BAD_REQUEST', 'currency: prices are in USD.');
}

/** The days that are asked for. @throws OctoProblem BAD_REQUEST for none, or too many */
function daysOf({ localDateStart: from, localDateEnd: to }: OctoCalendarRequest): Days {
  if (from === undefined || to === undefined) {
    throw new OctoProblem('BAD_REQUEST', 'Send localDateStart and localDateEnd.');
  }
  if (from > to) throw new OctoProblem('BAD_REQUEST', 'localDateEnd: a day that is not before localDateStart.');
  requireFewDays(from, to);
  return { from, to };
}

function requireFewDays(from: string, to: string): void {
  if (Date.parse(to) - Date.parse(from) < MAX_AVAILABILITY_DAYS * DAY_MS) return;
  throw new OctoProblem('BAD_REQUEST', `Ask for at most ${MAX_AVAILABILITY_DAYS} days at once.`);
}

/** The days from the first to the last of some departures; null for none. */
function spanOf(listing: SellableTrip, ids: readonly string[]): Days | null {
  const days = ids.map((id) => departureWithId(listing, id).date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  requireFewDays(from, to);
  return { from, to };
}

function dayView(
  localDate: string,
  departures: readonly OctoDeparture[],
  { pricing, unitPricing }: ReturnType<typeof pricesOf>,
): OctoCalendarDay {
  const maxOf = (field: 'vacancies' | 'capacity') => {
    const counts = departures.map((departure) => departure[field]).filter((count) => count !== null);
    return counts.length === 0 ? null : Math.max(...counts);
  };
  return {
    localDate,
    available: departures.some(({ isAvailable }) => isAvailable),
    status: BEST_FIRST.find((status) => departures.some((departure) => departure.status === status)) ?? 'CLOSED',
    vacancies: maxOf('vacancies'),
    capacity: maxOf('capacity'),
    openingHours: [],
    ...(pricing && { pricingFrom: pricing }),
    ...(unitPricing && { unitPricingFrom: unitPricing }),
  };
}
