import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import { filesToFetch } from '../lib/offline/precache-plan.ts';
import type { FileStore } from './file-store.ts';
import { describeFile, fetchFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import { LAST_HOPE_MS } from './patience.ts';
import type { WorkerPorts } from './ports.ts';

/**
 * Brings the little that the worker cannot do without: the list of what there is, and the page that says what is saved.
 *
 * @throws Error when a part of it cannot be had: then the browser tries again on the next visit
 */
export async function installShell(
  ports: WorkerPorts,
  site: FileStore,
  lists: OfflineLists,
  { shell }: OfflineBuild,
): Promise<void> {
  if (!(await lists.first(LAST_HOPE_MS))) throw new Error('The list of what can be saved did not come.');
  const missing = filesToFetch(shell, await site.all());
  await Promise.all(
    missing.map(async (file) => {
      const answer = await fetchFile(file, ports);
      if (!answer) throw new Error(`${file.path} did not come.`);
      const facts = { savedFor: 'list', savedAt: ports.now(), listedAs: file.revision } as const;
      await site.put(answer, await describeFile(file.path, answer, facts));
    }),
  );
}
