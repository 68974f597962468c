/** Does the work for each item, several at a time. Rejects at the first failure. */
export async function eachInParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    // The lanes share one iterator, so each item is taken once.
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
