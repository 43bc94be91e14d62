/** Number of icons fetched concurrently. */
export const AT_ONCE = 6;

/** Processes items in order with limited concurrency, until `isStopped`. Resolves when none is pending. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  isStopped: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) {
      if (isStopped()) return;
      await work(item);
      if (isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}
