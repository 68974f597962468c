/** Runs a task when the page has loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 4000 }) : setTimeout(task, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
