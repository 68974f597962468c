/** What tells of a script that did not come, or failed: an import that nobody catches, an island, an error that nobody expected. */
const FAILURES = ['error', 'unhandledrejection', 'astro:hydration-error'] as const;

function answer(event: Event): void {
  import('./chunk-load-errors.ts').then(
    (failedLoads) => failedLoads.answerFailure(event),
    () => undefined,
  );
}

/**
 * Brings what answers scripts that do not come when the first of them does not (specification.md#errors). Once somebody uses the
 * page it is there already, and answers before this: see late.ts.
 */
export function awaitFailures(): void {
  for (const type of FAILURES) addEventListener(type, answer);
}
