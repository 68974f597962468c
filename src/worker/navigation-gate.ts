/** Lets the precache wait while a navigation is being answered. */
export interface NavigationGate {
  /** Counts as busy until it is done. */
  readonly run: <Value>(task: Promise<Value>) => Promise<Value>;
  /** Resolves when no navigation is waiting. */
  readonly whenIdle: () => Promise<void>;
}

export function createNavigationGate(): NavigationGate {
  let busy = 0;
  let waiting: (() => void)[] = [];

  function end(): void {
    busy -= 1;
    if (busy > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    run: async (task) => {
      busy += 1;
      return task.finally(end);
    },
    whenIdle: async () => {
      if (busy > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
