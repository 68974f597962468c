/**
 * Calls back when the connection is back, and when somebody returns to the page.
 *
 * @param signal ends it
 */
export function onReturn(callback: () => void, signal: AbortSignal): void {
  addEventListener('online', callback, { signal });
  const onVisible = () => document.visibilityState === 'visible' && callback();
  document.addEventListener('visibilitychange', onVisible, { signal });
}
