import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';

/** The settings of a server with its own database, for the operator's program beside it. */
export const SETTINGS_FILE = 'operator-settings.json';

/** What a project of the tests says about its server. */
interface ServerMetadata {
  readonly dataDir: string;
  /** It writes {@link SETTINGS_FILE} into its folder. */
  readonly writesSettings?: boolean;
}

function settingsOf({ dataDir, writesSettings }: ServerMetadata): Readonly<Record<string, string>> {
  const written = writesSettings
    ? JSON.parse(readFileSync(join(dataDir, SETTINGS_FILE), 'utf8'))
    : { DATABASE_URL: '' };
  return { DATA_DIR: dataDir, ...written };
}

/**
 * Runs a command of the operator on the database of a test's server. @returns what it printed
 * @throws Error when it fails
 */
export async function operate({ project }: TestInfo, ...command: readonly string[]): Promise<string> {
  const env = { ...process.env, ...settingsOf(project.metadata as ServerMetadata) };
  const { stdout } = await promisify(execFile)(process.execPath, ['operator/main.ts', ...command], { env });
  return stdout;
}
