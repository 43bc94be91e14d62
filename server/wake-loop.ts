interface WakeLoopOptions {
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Runs work on request and at an interval: one run at a time, and no request is lost. */
export class WakeLoop {
  readonly #work: () => Promise<boolean>;
  readonly #options: WakeLoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAsked = false;

  /** @param work does a part; resolves to whether there is more */
  constructor(work: () => Promise<boolean>, options: WakeLoopOptions) {
    this.#work = work;
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.everyMs);
    this.#timer.unref();
    this.wake();
  }

  /** Call it after the commit. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run().catch(this.#options.onError);
  }

  /** Resolves when the requested work is done. */
  settled(): Promise<void> {
    return this.#running;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#isAsked = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        if (await this.#work()) this.#isAsked = true;
      }
    } finally {
      // In the step in which the loop ends, so that no wake is lost.
      this.#isRunning = false;
    }
  }
}
