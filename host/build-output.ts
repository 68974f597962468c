import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finishSwitch } from '../src/server/config/release-link.ts';
import { StartupError } from '../src/server/config/startup-error.ts';

/** Paths of the parts of a finished build. */
export interface BuildOutput {
  /** The folder of public files. */
  readonly client: string;
  /** Path of the booking catalogue. */
  readonly catalogue: string;
  /** The file with the redirect rules. */
  readonly redirects: string;
}

/**
 * Finds the parts of a finished build. The folder may be a link, which later builds replace: paths
 * lead through it.
 *
 * @throws StartupError when there is no build
 */
export function findBuild(folder: string): BuildOutput {
  finishSwitch(resolve(folder));
  const client = join(resolve(folder), 'client');
  const catalogue = join(resolve(folder), 'server', 'booking-catalogue.json');
  if ([join(client, 'index.html'), catalogue].every((file) => existsSync(file))) {
    return { client, catalogue, redirects: join(client, 'redirects.json') };
  }
  throw new StartupError(`There is no finished build in ${resolve(folder)}: run "npm run build" first.`);
}
