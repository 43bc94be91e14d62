interface WakeLoopOptions {
  everyMs: number;
  /** Does a part of the work. @returns true when there is more */
  step: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** Works on request and at an interval: one run at a time, and no request is lost. */
export class WakeLoop {
  readonly #options: WakeLoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAsked = false;
  #hasEnded = false;

  constructor(options: WakeLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.everyMs);
    this.#timer.unref();
    this.wake();
  }

  /** Call it after committing new work. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isRunning || this.#hasEnded) return;
    this.#isRunning = true;
    this.#running = this.#run().catch(this.#options.onError);
  }

  /** Resolves when the requested work is done. */
  settled(): Promise<void> {
    return this.#running;
  }

  /** Begins no further step, and resolves after the running one. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAsked && !this.#hasEnded) {
        this.#isAsked = false;
        if (await this.#options.step()) this.#isAsked = true;
      }
    } finally {
      // In the same tick as the loop's end, so that no wake is lost.
      this.#isRunning = false;
    }
  }
}
