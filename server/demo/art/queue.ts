/** Creates a queue that runs tasks in order, at most `most` of them at once. */
export function createQueue(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // Passes the slot directly to the next task, so that none can jump the queue.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
