/** A tab that is not looked at paints nothing; then it is done after this time all the same. */
const MAX_DELAY_MS = 200;

/**
 * Runs a task once the next frame is drawn, so that the traveller does not wait for it.
 *
 * @returns cancels it
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
