import { catalogueOf } from '../src/lib/server/booking-catalogue.ts';
import { readEnvironment } from '../src/lib/server/environment.ts';
import { startHousekeeping } from '../src/lib/server/housekeeping.ts';
import { startMail } from '../src/lib/server/mail/start-mail.ts';
import { startLookingAtPages } from '../src/lib/server/payments/look-at-pages.ts';
import { openServices } from '../src/lib/server/services.ts';
import { StartupError } from '../src/lib/server/startup-error.ts';
import { loadApiHandler } from './api-handler.ts';
import { findBuild } from './build-output.ts';
import { createHost } from './host.ts';
import { listen } from './listening.ts';
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
  const services = await openServices(environment, catalogueOf(build.catalogue));
  const catalogue = await services.catalogue();
  const redirects = readRedirectTable(build.redirects);
  const host = createHost({ client: build.client, redirects, api: await loadApiHandler(build.entry), services });
  const shutdown = createShutdown(host);
  const stopHousekeeping = startHousekeeping({ ...services, dataFolder: environment.DATA_DIR });
  const stopLooking = startLookingAtPages(services);
  const address = await listen(host, { host: environment.HOST, port: environment.PORT });
  // Before anything is said: whoever reads it may stop the server at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const stopMail = startMail(services, environment, catalogue);
  console.log(
    `${address}\nServing the site and its API; bookings are kept in ${services.database.location}. Ctrl-C stops.`,
  );

  async function stop(): Promise<void> {
    await Promise.all([shutdown(), stopMail()]);
    stopLooking();
    await stopHousekeeping();
    await services.database.close();
    process.exit(0);
  }
}
