/** Events of a script that failed to load or run: an import, an island, an error. */
const ERROR_EVENTS = ['error', 'unhandledrejection', 'astro:hydration-error'] as const;

function loadErrorHandler(event: Event): void {
  import('./chunk-load-errors.ts').then(
    (failedLoads) => failedLoads.handleLoadError(event),
    () => undefined,
  );
}

/**
 * Loads the error handler when the first script fails (specification.md#errors). After the first
 * interaction it is there already: see on-interaction.ts.
 */
export function handleEarlyErrors(): void {
  for (const type of ERROR_EVENTS) addEventListener(type, loadErrorHandler);
}
