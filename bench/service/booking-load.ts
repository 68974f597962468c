import { placeBookingContract } from '../../src/lib/bookings/bookings.contract.ts';
import { saveCartContract } from '../../src/lib/cart/cart.contract.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { addDays } from '../../src/lib/time/manila.ts';
import { cartBody, TRIP_DATE } from './cart-body.ts';

/** Days that bookings are spread over, four weeks ahead, at three hours of each. */
const DAYS = 300;
const TIMES = ['05:00', '12:30', '20:00'] as const;
const TOTAL_USD = 173;

/** How bookings went. */
export interface BookingLoad {
  readonly bookings: number;
  readonly seconds: number;
  /** Milliseconds of each booking, its cart included. */
  readonly times: readonly number[];
  readonly failures: number;
}

/** The trip of a booking by number: no departure gets more of them than it has vans. */
function tripOf(index: number): { readonly date: string; readonly time: string } {
  return {
    date: addDays(TRIP_DATE, index % DAYS),
    time: TIMES[Math.floor(index / DAYS) % TIMES.length] ?? TIMES[0],
  };
}

function bodyOf(index: number) {
  const { date, time } = tripOf(index);
  const body = cartBody(1, time);
  return { ...body, bookingItems: body.bookingItems.map((item) => ({ ...item, trip: { ...item.trip, date } })) };
}

async function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Settings with which a server counts each traveller as a network: see `travellerHeaders`. */
export const BEHIND_PROXY = { RATE_LIMITS: 'on', TRUST_PROXY: '1' } as const;

/** The address of a traveller by number, as a proxy in front passes it on. */
export function travellerHeaders(index: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

/**
 * Saves a cart of one van and books it, as a browser does.
 *
 * @param traveller the headers of both requests
 * @throws Error where one of both is refused
 */
export async function bookOverHttp(
  address: string,
  ref: string,
  body: ReturnType<typeof cartBody>,
  traveller: Readonly<Record<string, string>> = {},
): Promise<void> {
  const saved = await post(address + saveCartContract.path + ref, body, traveller);
  const { secret = '' } = saveCartContract.response.parse(saved);
  const { contactInfo, bookingItems, currency } = body;
  const order = { bookingRef: ref, contactInfo, bookingItems, currency, termsAccepted: true };
  const headers = { ...traveller, [SECRET_HEADER]: secret, [IDEMPOTENCY_HEADER]: `bench-${ref}` };
  await post(address + placeBookingContract.path, { ...order, expectedTotalUsd: TOTAL_USD }, headers);
}

let placed = 0;

/** Books one van that no other call books, as a traveller with an address of its own. */
export async function bookNext(address: string): Promise<void> {
  placed += 1;
  const ref = `P${String(placed).padStart(7, '0')}`;
  await bookOverHttp(address, ref, bodyOf(placed), travellerHeaders(placed));
}

/** Lets clients book one after the other for some seconds, each at the next of the servers. */
export async function putBookings(
  addresses: readonly string[],
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<BookingLoad> {
  const times: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const client = async (index: number) => {
    const address = addresses[index % addresses.length] ?? '';
    while (performance.now() < end) {
      const from = performance.now();
      try {
        await bookNext(address);
        times.push(performance.now() - from);
      } catch (error) {
        if (failures === 0) console.log(`  ${(error as Error).message}`);
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return { bookings: times.length, seconds: (performance.now() - startedAt) / 1000, times, failures };
}
