import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../src/server/config/startup-error.ts';

/** Where the parts of a finished build are. */
export interface BuildOutput {
  /** The folder of public files. */
  readonly client: string;
  /** What the booking service sells. */
  readonly catalogue: string;
  /** The file with the redirect rules. */
  readonly redirects: string;
}

/**
 * Finds the parts of a finished build.
 *
 * @throws StartupError when there is none
 */
export function findBuild(folder: string): BuildOutput {
  const client = join(resolve(folder), 'client');
  const catalogue = join(resolve(folder), 'server', 'booking-catalogue.json');
  if ([join(client, 'index.html'), catalogue].every((file) => existsSync(file))) {
    return { client, catalogue, redirects: join(client, 'redirects.json') };
  }
  throw new StartupError(`There is no finished build in ${resolve(folder)}: run "npm run build" first.`);
}
