/** Milliseconds after which a task runs in a hidden tab, which paints nothing. */
const MAX_DELAY_MS = 200;

/**
 * Runs a task after the next frame.
 *
 * @returns a function that cancels it
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(task, MAX_DELAY_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
