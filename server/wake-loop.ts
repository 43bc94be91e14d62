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
   * @returns whether there is more
   */
  protected abstract step(): Promise<boolean>;

  /** Works from now on. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.everyMs);
    this.#timer.unref();
    this.wake();
  }

  /** Call it after committing what is to be worked on. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run().catch(this.#options.onError);
  }

  /** Resolves when the work that was asked for is done. */
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
      // In the step in which the loop ends, so that no wake is lost.
      this.#isRunning = false;
    }
  }
}
