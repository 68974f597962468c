import type { ServiceFigures } from '../backoffice/service-figures.ts';
import type { Logger } from '../config/logger.ts';

/** A request that is over, in words that do not depend on who sent it. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its address: `/api/bookings/:ref`. */
  readonly route: string;
  /** The status of its answer, or `aborted`. */
  readonly status: string;
  readonly seconds: number;
}

/** Counts of the server for Prometheus (specification.md#metrics). */
export interface Metrics {
  countRequest(answered: AnsweredRequest): void;
  /** All counts, as Prometheus reads them. */
  text(): Promise<string>;
  /** The media type of the text. */
  readonly type: string;
}

/** Dependencies of the metrics. */
export interface MetricsParts {
  /** Reads what is counted in the database; rejects where that is not possible. */
  readonly figures: () => Promise<ServiceFigures>;
  /** The time of the newest checked backup in milliseconds; null for none. */
  readonly backedUpAt: () => number | null;
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Upper limits of the classes of latencies, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts counting. The library is loaded only here. */
export async function startMetrics({ figures, backedUpAt, clock, logger }: MetricsParts): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor, files and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const mails = new Gauge({ name: 'palawan_mails', help: 'Mails in the outbox.', labelNames: ['state'], registers });
  const unpaid = gauge('palawan_unpaid_bookings', 'Bookings that reserve places and are not paid.');
  const full = gauge('palawan_full_departures', 'Booked departures of the next 7 days without a place left.');
  const size = gauge('palawan_database_size_bytes', 'Size of the database.');
  const up = gauge('palawan_database_up', '1 where the database could be read just now, else 0.');
  const age = gauge('palawan_backup_age_seconds', 'Age of the newest checked backup of SQLite.');

  return {
    countRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      latencies.observe({ route }, seconds);
    },
    text: async () => {
      await setFigures();
      const madeAt = backedUpAt();
      if (madeAt === null) age.remove();
      else age.set(Math.max(0, clock() - madeAt) / 1000);
      return registry.metrics();
    },
    type: registry.contentType,
  };

  /** Sets what the database says. Old figures go, as they would look like new ones. */
  async function setFigures(): Promise<void> {
    try {
      const { mailsByState, unpaidBookings, fullDepartures, databaseBytes } = await figures();
      for (const [state, count] of Object.entries(mailsByState)) mails.set({ state }, count);
      unpaid.set(unpaidBookings);
      full.set(fullDepartures);
      size.set(databaseBytes);
      up.set(1);
    } catch (error) {
      logger.warn({ err: error }, 'the database could not be read for metrics');
      mails.reset();
      for (const one of [unpaid, full, size]) one.remove();
      up.set(0);
    }
  }
}
