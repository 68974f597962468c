import type { DepartureAvailability } from '../../lib/availability/availability.contract.ts';
import { departureAvailability } from '../../lib/availability/departure-availability.ts';
import { takesGroup } from '../../lib/availability/departure-fit.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { tripTimes } from '../../lib/booking/departure.ts';
import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { groupPrice } from '../../lib/money/group-price.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import { loadAvailability } from '../availability/load-availability.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { wrongId } from '../http/octo-problem.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import { isPricedByPerson, type PriceTerms, pricingOf, UNIT_ID } from './octo-products.ts';
import type { OctoAvailability } from './octo-types.ts';

/** A departure of a listing, with the places that resellers can sell. */
export interface OctoDeparture {
  readonly date: string;
  readonly status: OctoAvailability['status'];
  /** Whether it takes the group that was asked for. */
  readonly isAvailable: boolean;
  /** People; null where nobody counts. */
  readonly vacancies: number | null;
  readonly capacity: number | null;
  /** The largest group of one booking. */
  readonly maxUnits: number;
  readonly time: string;
  readonly cutoff: string;
}

/** Departures of some days, and for how many people. */
export interface DepartureQuery {
  readonly listing: SellableTrip;
  readonly from: string;
  readonly to: string;
  readonly people: number;
}

/** An instant as OCTO has it: in UTC, without fractions of a second. */
export function utcText(instant: number | string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** The id of a departure: its start in Palawan. */
export function availabilityIdOf(date: string, time: string): string {
  return manilaIso(manilaInstant(date, time));
}

/** The day and hour of a departure by its id. @throws OctoProblem INVALID_AVAILABILITY_ID */
export function departureWithId(listing: SellableTrip, id: string): Pick<OctoDeparture, 'date' | 'time'> {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00\+08:00$/.exec(id) ?? [];
  if (!Number.isNaN(manilaInstant(date, time)) && departureTimes(listing).includes(time)) return { date, time };
  throw wrongId('INVALID_AVAILABILITY_ID', id, 'There is no such departure.');
}

/** Counts the departures of some days, as the site does. */
export async function departuresOf(
  repository: AvailabilityRepository,
  catalogue: BookingCatalogue,
  { listing, from, to, people }: DepartureQuery,
  now: number,
): Promise<readonly OctoDeparture[]> {
  const span = { listings: [listing], from: manilaInstant(from), until: manilaInstant(addDays(to, 1)) };
  const context = await loadAvailability(repository, catalogue, span, now);
  const found: OctoDeparture[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (const time of departureTimes(listing)) {
      const counted = departureAvailability(listing, date, time, context, now);
      found.push(departureOf(listing, date, counted, people));
    }
  }
  return found;
}

function departureOf(
  listing: SellableTrip,
  date: string,
  departure: DepartureAvailability,
  people: number,
): OctoDeparture {
  const { time, status, largestGroup, cutoff } = departure;
  const isAvailable = people <= listing.maxPeople && takesGroup(departure, Math.max(1, people));
  const isTooSmall = !isAvailable && status !== 'CLOSED';
  return {
    date,
    time,
    status: isTooSmall ? 'SOLD_OUT' : status,
    isAvailable,
    ...placesOf(listing, departure),
    maxUnits: Math.min(listing.maxPeople, largestGroup ?? listing.maxPeople),
    cutoff: cutoff ?? availabilityIdOf(date, time),
  };
}

/** Places of people: those of whole vehicles where a trip is private. */
function placesOf(
  { sharing, capacity: planned }: SellableTrip,
  { vacancies, capacity, largestGroup }: DepartureAvailability,
) {
  if (vacancies === null || capacity === null) return { vacancies: null, capacity: null };
  if (sharing !== 'alone') return { vacancies, capacity };
  const seats = largestGroup || (planned?.seats ?? 0);
  return { vacancies: vacancies * seats, capacity: capacity * seats };
}

/** A departure as an availability, with the price of the group where it is asked for. */
export function availabilityView(
  listing: SellableTrip,
  departure: OctoDeparture,
  { hasPricing, ...terms }: PriceTerms,
  people: number,
): OctoAvailability {
  const { date, time, status, isAvailable, vacancies, capacity, maxUnits, cutoff } = departure;
  const id = availabilityIdOf(date, time);
  return {
    id,
    localDateTimeStart: id,
    localDateTimeEnd: manilaIso(tripTimes(date, time, listing.duration).end),
    utcCutoffAt: utcText(cutoff),
    allDay: false,
    available: isAvailable,
    status,
    vacancies,
    capacity,
    maxUnits,
    openingHours: [],
    ...(hasPricing && pricesOf(listing, { hasPricing, ...terms }, people)),
  };
}

/** Prices of a listing's departures, which are those of every day. */
export function pricesOf(
  listing: SellableTrip,
  terms: PriceTerms,
  people: number,
): Pick<OctoAvailability, 'pricing' | 'unitPricing'> {
  const pricing = pricingOf(groupPrice(listing.price, Math.max(1, people)), terms);
  if (!isPricedByPerson(listing)) return { pricing };
  const unitPricing = [{ unitId: UNIT_ID, ...pricingOf(listing.price.base, terms) }];
  return people === 0 ? { unitPricing } : { unitPricing, pricing };
}
