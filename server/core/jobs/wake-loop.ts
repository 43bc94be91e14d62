interface WakeLoopOptions {
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Works on request and at an interval: one run at a time, and no request is lost. */
export abstract class WakeLoop {
  readonly #options: WakeLoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAsked = false;

  constructor(options: WakeLoopOptions) {
    this.#options = options;
  }

  /**
   * Does a part of the work.
   * @returns true when there is more
   */
  protected abstract step(): Promise<boolean>;

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.everyMs);
    this.#timer.unref();
    this.wake();
  }

  /** Call it after committing new work. */
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
        if (await this.step()) this.#isAsked = true;
      }
    } finally {
      // In the same tick as the loop's end, so that no wake is lost.
      this.#isRunning = false;
    }
  }
}
