import { createFigures } from '../src/server/backoffice/service-figures.ts';
import type { Environment, StorageSettings } from '../src/server/config/environment.ts';
import { backupPlanOf, newestBackupAt } from '../src/server/database/scheduled-backups.ts';
import type { Route } from '../src/server/http/endpoint.ts';
import { type Metrics, startMetrics } from '../src/server/http/metrics.ts';
import type { Services } from '../src/server/http/services.ts';
import { metricsRoute } from '../src/server/routes/metrics.ts';

/** Counts of this server, and the address at which they are read. */
interface OpenMetrics {
  readonly counts: Metrics;
  readonly routes: readonly Route[];
}

/** Counts for Prometheus where there is a token; null where nobody may read them. */
export async function openMetrics(
  services: Services,
  { METRICS_TOKEN: token, ...storage }: StorageSettings & Pick<Environment, 'METRICS_TOKEN'>,
): Promise<OpenMetrics | null> {
  if (token === undefined) return null;
  const { clock, logger } = services;
  const plan = backupPlanOf(storage);
  const backedUpAt = () => plan && newestBackupAt(plan, clock());
  const counts = await startMetrics({ figures: createFigures(services), backedUpAt, clock, logger });
  return { counts, routes: [metricsRoute(counts, token)] };
}
