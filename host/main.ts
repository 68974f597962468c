import { catalogueOf } from '../src/server/config/booking-catalogue.ts';
import { readEnvironment } from '../src/server/config/environment.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { startTracing } from '../src/server/config/tracing.ts';
import { backupPlanOf } from '../src/server/database/scheduled-backups.ts';
import { openServices } from '../src/server/http/services.ts';
import { startHousekeeping } from '../src/server/jobs/housekeeping.ts';
import { startCheckoutSessionPolling } from '../src/server/jobs/poll-checkout-sessions.ts';
import { startMail } from '../src/server/jobs/start-mail.ts';
import { createApi } from '../src/server/routes/api.ts';
import { startBackupSchedule } from './backup-schedule.ts';
import { findBuild } from './build-output.ts';
import { startDatabaseWatch } from './database-watch.ts';
import { watchDescriptors } from './descriptor-watch.ts';
import { createEditorFiles, openEditor } from './editor.ts';
import { createHost } from './host.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics.ts';
import { readRedirectTable } from './redirect-table.ts';
import { createShutdown } from './shutdown.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const build = findBuild('dist');
  const tracing = await startTracing(environment);
  const services = await openServices(environment, catalogueOf(build.catalogue), tracing);
  const watch = environment.DATABASE_URL === undefined ? await startDatabaseWatch(services) : null;
  const plan = backupPlanOf(environment);
  const catalogue = await services.catalogue();
  const redirects = readRedirectTable(build.redirects);
  const editor = await openEditor(services, environment);
  const metrics = await openMetrics(services, environment);
  const api = await createApi(services, [...(editor?.routes ?? []), ...(metrics?.routes ?? [])]);
  const host = createHost({
    client: build.client,
    redirects,
    api: api.routing,
    editor: editor && createEditorFiles(editor.pages),
    metrics: metrics?.counts ?? null,
    tracing,
    services,
  });
  const shutdown = createShutdown(host);
  const stopHousekeeping = startHousekeeping({ ...services, dataFolder: environment.DATA_DIR });
  const stopPolling = startCheckoutSessionPolling(services);
  const stopBackups = plan && startBackupSchedule({ ...services, plan, file: services.database.location });
  const address = await listen(host, { host: environment.HOST, port: environment.PORT });
  watchDescriptors(host, services.logger);
  // Before anything is said: whoever reads it may stop the server at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const stopMail = startMail(services, environment, catalogue);
  console.log(
    `${address}\nServing the site and its API; bookings are kept in ${services.database.location}. Ctrl-C stops.`,
  );
  if (editor) console.log(`Edit the content at ${address}/desk/content`);

  async function stop(): Promise<void> {
    await Promise.all([shutdown(), stopMail()]);
    stopPolling();
    watch?.stop();
    stopBackups?.();
    await stopHousekeeping();
    await editor?.stop();
    await services.database.close();
    await tracing?.stop();
    process.exit(0);
  }
}
