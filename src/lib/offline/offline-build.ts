import type { Language } from '../languages/language.ts';
import type { ListReference, OfflineFile } from './precache-list.ts';

/** What can be saved of a build in one language. */
export interface OfflineEdition {
  readonly list: ListReference;
  /** The page about saved content first, then the files that it needs. */
  readonly shell: readonly OfflineFile[];
}

/** Facts about the build, which a script before the worker's own code defines. */
export interface OfflineBuild {
  /** The id in `/builds/latest.json`. */
  readonly build: string;
  readonly editions: Readonly<Record<Language, OfflineEdition>>;
}

const VARIABLE = 'OFFLINE_BUILD';
const LINE = new RegExp(`^self\\.${VARIABLE}=.*\\n`);

/** A worker's code with the build in front of it, in the place of an earlier one. */
export function withOfflineBuild(code: string, build: OfflineBuild): string {
  return `self.${VARIABLE}=${JSON.stringify(build)};\n${code.replace(LINE, '')}`;
}

/**
 * The build of a worker.
 *
 * @param scope the worker's global object
 * @throws Error when the build was not finished
 */
export function offlineBuildOf(scope: object): OfflineBuild {
  const build: OfflineBuild | undefined = Reflect.get(scope, VARIABLE);
  if (!build) throw new Error('This worker is of a build that was not finished: run "npm run build".');
  return build;
}
