/** Runs work at most once per `wait` ms: at once, and once more for calls made meanwhile. */
export function throttled(work: () => void, wait: number): () => void {
  let isResting = false;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    isResting = true;
    work();
    setTimeout(() => {
      isResting = false;
      if (isWanted) run();
    }, wait);
  };
  return () => {
    if (isResting) isWanted = true;
    else run();
  };
}
