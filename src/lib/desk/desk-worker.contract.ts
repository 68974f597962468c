/** The cache of the desk's page and scripts; there are no data of bookings in it. */
export const DESK_CACHE = 'desk-page-1';

/** The address of the desk's service worker, and what it answers for. */
export const DESK_WORKER = { script: '/desk-sw.js', scope: '/desk' } as const;

/** A message to the worker: save the page, with these scripts. */
export interface DeskScripts {
  readonly type: 'save-desk';
  /** Paths below `/_astro/`. */
  readonly scripts: readonly string[];
}

const MAX_SCRIPTS = 60;

/** Whether a message is one of the desk's pages. */
export function isDeskScripts(message: unknown): message is DeskScripts {
  const { type, scripts } = (message ?? {}) as Partial<DeskScripts>;
  return (
    type === 'save-desk' &&
    Array.isArray(scripts) &&
    scripts.length <= MAX_SCRIPTS &&
    scripts.every((script) => typeof script === 'string' && /^\/_astro\/[\w.-]+\.(?:js|css)$/.test(script))
  );
}
