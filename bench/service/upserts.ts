import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Load, type LoadResult, loadResultOf } from '../requests/load.ts';

/**
 * Puts cart upserts on a server, from a process of its own.
 *
 * @param modules where autocannon is installed
 */
export async function putUpserts(url: string, { connections, seconds }: Load, modules: string): Promise<LoadResult> {
  const program = join(import.meta.dirname, 'upsert-driver.ts');
  const args = [program, modules, url, String(connections), String(seconds)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return loadResultOf(await text(child.stdout));
}
