import type { OfflineEdition } from '../lib/offline/offline-build.ts';
import { filesToFetch } from '../lib/offline/precache-plan.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, fetchFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';
import { NETWORK_TIMEOUT_MS } from './timeouts.ts';

/**
 * Saves what the worker needs: the list of files, and the page about saved content.
 *
 * @throws Error when a part of it cannot be loaded: then the browser tries again on the next visit
 */
export async function installShell(
  ports: WorkerPorts,
  site: FileStore,
  lists: OfflineLists,
  { shell }: OfflineEdition,
): Promise<void> {
  if (!(await lists.first(NETWORK_TIMEOUT_MS))) throw new Error('The list of what can be saved did not come.');
  const missing = filesToFetch(shell, await site.list());
  await Promise.all(
    missing.map(async (file) => {
      const fetched = await fetchFile(file, ports);
      if (!fetched) throw new Error(`${file.path} did not come.`);
      const details = { savedFor: 'list', savedAt: ports.now(), listedAs: file.revision } as const;
      await site.put(fetched, await describeFile(file.path, fetched, details));
    }),
  );
}
