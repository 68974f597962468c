import type { Listing } from '../catalogue/listing.ts';
import { closureOn } from '../catalogue/season-closure.ts';
import { groupPrice } from '../money/group-price.ts';
import { PATHS, STATIC_PATHS } from '../navigation/paths.ts';
import { clockMinutes, clockOf, durationMinutes } from '../time/duration.ts';
import { leadTimeHours } from '../time/lead-time.ts';
import { addDays } from '../time/manila.ts';
import { type GtfsRoute, type GtfsSource, gtfsRoutes, gtfsTrips, serviceOf } from './gtfs-routes.ts';
import { type GtfsRows, gtfsTable } from './gtfs-table.ts';

/** Days that the feed is valid for. */
const FEED_DAYS = 365;
const AGENCY = 'operator';
/** Every day, but for those on which a route is closed. */
const EVERY_DAY = { monday: 1, tuesday: 1, wednesday: 1, thursday: 1, friday: 1, saturday: 1, sunday: 1 };
const BUS = 3;
const IS_REMOVED = 2;
const PAID_BEFORE_BOARDING = 1;
const NO_TRANSFERS = 0;
const MUST_BE_BOOKED = 2;
const SAME_DAY_BOOKING = 1;

const dateText = (date: string) => date.replaceAll('-', '');

function closedDays({ closures }: Listing, days: readonly string[]): readonly string[] {
  return days.filter((day) => closureOn(closures, day) !== null);
}

function stopTimes(trips: ReturnType<typeof gtfsTrips>): GtfsRows {
  return trips.flatMap(({ id, time, listing, origin, destination }) => {
    const leaves = clockMinutes(time);
    const visits = [
      { at: leaves, stop: origin, pickup: MUST_BE_BOOKED, dropoff: 1 },
      { at: leaves + durationMinutes(listing.content.duration), stop: destination, pickup: 1, dropoff: 0 },
    ];
    return visits.map(({ at, stop, pickup, dropoff }, index) => ({
      trip_id: id,
      arrival_time: `${clockOf(at)}:00`,
      departure_time: `${clockOf(at)}:00`,
      stop_id: stop.id,
      stop_sequence: index + 1,
      pickup_type: pickup,
      drop_off_type: dropoff,
      // The van meets travellers at their hotels, and the road has no clock.
      timepoint: index === 0 ? 1 : 0,
      pickup_booking_rule_id: index === 0 ? listing.policy.bookingNotice : undefined,
    }));
  });
}

function bookingRules(routes: readonly GtfsRoute[], { url, contacts }: GtfsSource['site']): GtfsRows {
  const notices = new Set(routes.map(({ listing }) => listing.policy.bookingNotice));
  return [...notices].map((notice) => ({
    booking_rule_id: notice,
    booking_type: SAME_DAY_BOOKING,
    prior_notice_duration_min: leadTimeHours(notice) * 60,
    message: 'Book a seat before you travel, and say where to pick you up.',
    phone_number: contacts.phone,
    info_url: `${url}${STATIC_PATHS.transportation}`,
    booking_url: `${url}${PATHS.search}`,
  }));
}

/**
 * The files of a GTFS feed of the shared vans, by name (specification.md#timetables). Each hour of
 * a listing is a trip between two towns. Empty where nobody sells seats in vans.
 */
export function gtfsFeed(source: GtfsSource): Readonly<Record<string, string>> {
  const { site, from, version } = source;
  const routes = gtfsRoutes(source);
  if (routes.length === 0) return {};
  const trips = gtfsTrips(routes);
  const days = Array.from({ length: FEED_DAYS }, (_, index) => addDays(from, index));
  const valid = { start_date: dateText(from), end_date: dateText(days.at(-1) ?? from) };
  const services = new Map(routes.map(({ listing }) => [serviceOf(listing), listing]));
  const stops = new Map(
    routes.flatMap(({ origin, destination }) => [origin, destination]).map((stop) => [stop.id, stop]),
  );
  const removed = [...services].flatMap(([id, listing]) =>
    closedDays(listing, days).map((day) => ({ service_id: id, date: dateText(day), exception_type: IS_REMOVED })),
  );
  const tables: Readonly<Record<string, GtfsRows>> = {
    agency: [
      {
        agency_id: AGENCY,
        agency_name: site.name,
        agency_url: site.url,
        agency_timezone: 'Asia/Manila',
        agency_lang: 'en',
        agency_phone: site.contacts.phone,
        agency_email: site.contacts.email,
      },
    ],
    stops: [...stops.values()].map(({ id, name, latitude, longitude }) => ({
      stop_id: id,
      stop_name: name,
      stop_lat: latitude,
      stop_lon: longitude,
    })),
    routes: routes.map(({ listing }) => ({
      route_id: listing.code,
      agency_id: AGENCY,
      route_long_name: listing.title,
      route_type: BUS,
      route_url: `${site.url}${listing.path}`,
    })),
    calendar: [...services.keys()].map((id) => ({ service_id: id, ...EVERY_DAY, ...valid })),
    ...(removed.length > 0 && { calendar_dates: removed }),
    trips: trips.map(({ id, listing, headsign }) => ({
      route_id: listing.code,
      service_id: serviceOf(listing),
      trip_id: id,
      trip_headsign: headsign,
    })),
    stop_times: stopTimes(trips),
    booking_rules: bookingRules(routes, site),
    fare_attributes: routes.map(({ listing }) => ({
      fare_id: listing.code,
      price: groupPrice(listing.price, 1).toFixed(2),
      currency_type: 'USD',
      payment_method: PAID_BEFORE_BOARDING,
      transfers: NO_TRANSFERS,
      agency_id: AGENCY,
    })),
    fare_rules: routes.map(({ listing }) => ({ fare_id: listing.code, route_id: listing.code })),
    feed_info: [
      {
        feed_publisher_name: site.name,
        feed_publisher_url: site.url,
        feed_lang: 'en',
        feed_start_date: valid.start_date,
        feed_end_date: valid.end_date,
        feed_version: version,
        feed_contact_email: site.contacts.email,
      },
    ],
  };
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.txt`, gtfsTable(rows)]));
}
