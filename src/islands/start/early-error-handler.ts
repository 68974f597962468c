/** The events of a script that did not load or failed: an import, an island, an unexpected error. */
const ERROR_EVENTS = ['error', 'unhandledrejection', 'astro:hydration-error'] as const;

function loadErrorHandler(event: Event): void {
  import('./chunk-load-errors.ts').then(
    (failedLoads) => failedLoads.handleLoadError(event),
    () => undefined,
  );
}

/**
 * Loads the handler of failed scripts when the first one fails (specification.md#errors). Once somebody uses the
 * page it is there already and handles the event first: see on-interaction.ts.
 */
export function handleEarlyErrors(): void {
  for (const type of ERROR_EVENTS) addEventListener(type, loadErrorHandler);
}
