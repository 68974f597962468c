/** How browsers say that a script which was asked for later did not come. */
const FAILED_IMPORT =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether an error says that a script chunk could not be loaded. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** What the page is like while a chunk is missing. */
export interface ChunkErrorContext {
  readonly online: boolean;
  /** Something typed would get lost by a reload. */
  readonly unsavedInput: boolean;
  readonly crawler: boolean;
  /** The reload guard's word: see reload-guard.ts. */
  readonly mayReload: boolean;
}

/** What to do about a missing chunk. */
export type ChunkErrorAction = 'nothing' | 'reload' | 'say-offline' | 'say-unsaved' | 'say-failed';

/**
 * A missing chunk reloads the page once (specification.md#errors), as after a new build. Not while offline, where a reload
 * would lose the page as well, and not over something typed. Crawlers see no error.
 */
export function chunkErrorActionOf({ online, unsavedInput, crawler, mayReload }: ChunkErrorContext): ChunkErrorAction {
  if (crawler) return 'nothing';
  if (!online) return 'say-offline';
  if (unsavedInput) return 'say-unsaved';
  return mayReload ? 'reload' : 'say-failed';
}
