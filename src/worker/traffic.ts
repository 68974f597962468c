/** Keeps saving out of the way of somebody who waits for a page. */
export interface Traffic {
  /** Counts as busy until it is done. */
  readonly during: <Value>(task: Promise<Value>) => Promise<Value>;
  /** Resolves when nobody waits. */
  readonly quiet: () => Promise<void>;
}

export function createTraffic(): Traffic {
  let busy = 0;
  let waiting: (() => void)[] = [];

  function end(): void {
    busy -= 1;
    if (busy > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    during: async (task) => {
      busy += 1;
      return task.finally(end);
    },
    quiet: async () => {
      if (busy > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
