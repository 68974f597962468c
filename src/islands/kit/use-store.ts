import { useStore } from '@nanostores/react';
import type { ReadableStore } from '../storage/persistent.ts';

/**
 * A store's value. While an island is hydrated it has the fallback that the page was built with, or
 * React would find another text than it expects; the stored value follows in the same frame.
 */
export function useBrowserStore<Value>(store: ReadableStore<Value>, fallback: Value): Value {
  return useStore(store, { ssr: () => fallback });
}
