/** The error messages of browsers for a failed dynamic import. */
const FAILED_IMPORT =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether an error is a failed import of a script chunk. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** The state of a page in which a chunk failed to load. */
export interface ChunkErrorContext {
  readonly online: boolean;
  /** Something typed would get lost by a reload. */
  readonly unsavedInput: boolean;
  readonly crawler: boolean;
  /** Whether the reload guard permits a reload: see reload-guard.ts. */
  readonly mayReload: boolean;
}

/** The reaction to a missing chunk. */
export type ChunkErrorAction = 'nothing' | 'reload' | 'say-offline' | 'say-unsaved' | 'say-failed';

/**
 * The reaction to a missing chunk: one reload of the page, as after a new build
 * (specification.md#errors). Offline pages and unsaved input are not reloaded, and crawlers see no
 * error.
 */
export function chunkErrorActionOf({ online, unsavedInput, crawler, mayReload }: ChunkErrorContext): ChunkErrorAction {
  if (crawler) return 'nothing';
  if (!online) return 'say-offline';
  if (unsavedInput) return 'say-unsaved';
  return mayReload ? 'reload' : 'say-failed';
}
