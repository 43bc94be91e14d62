import { FairQueue } from '#server/accounts/hashing/fair-queue.ts';
import { ServerBusy } from '#server/http/refusal.ts';

/** A password to hash, or to compare with a stored hash. */
export interface Task {
  password: string;
  stored?: string;
}

export type Outcome = { hash: string } | { isSame: boolean } | { error: string };

/** Where a call stands in line. */
export interface HashLine {
  /** The network it came from; those of one wait behind each other. */
  lane: string;
  /** Of a call that holds a transaction open: it goes before all others, and is never refused. */
  isUrgent?: true;
}

/** A thread that hashes, one task at a time. */
export interface HashThread {
  post(task: Task): void;
  onOutcome(listen: (outcome: Outcome) => void): void;
  onDeath(listen: (error: Error) => void): void;
}

export interface HashPoolOptions {
  threads: number;
  startThread: () => HashThread;
  /** In milliseconds, from any beginning. */
  now: () => number;
}

/** At 25 ms each: a second and a half for one thread. */
const MAX_WAITING = 60;
const MAX_OF_LANE = 4;
/** On a slow machine: whoever has waited so long is not served any more. */
const MAX_WAIT_MS = 2000;

interface Job {
  task: Task;
  since: number;
  settle: (outcome: Outcome) => void;
  refuse: (error: Error) => void;
}

/**
 * Hashes passwords in threads of its own, so that nothing else waits for it, one task a thread. Who
 * waits is served by turns of networks; beyond a short queue the answer is "busy".
 */
export class HashPool {
  readonly #options: HashPoolOptions;
  readonly #urgent: Job[] = [];
  readonly #queue = new FairQueue<Job>({ maxWaiting: MAX_WAITING, maxOfLane: MAX_OF_LANE });
  readonly #idle: HashThread[] = [];
  #threads = 0;

  constructor(options: HashPoolOptions) {
    this.#options = options;
  }

  /** @throws ServerBusy when too many wait, or it has waited too long */
  run(task: Task, { lane, isUrgent }: HashLine): Promise<Outcome> {
    return new Promise((settle, refuse) => {
      const job: Job = { task, since: this.#options.now(), settle, refuse };
      if (isUrgent) this.#urgent.push(job);
      else this.#queue.add(lane, job)?.refuse(new ServerBusy());
      this.#goOn();
    });
  }

  #goOn(): void {
    const thread = this.#idle.pop() ?? this.#startThread();
    if (thread === undefined) return;
    const job = this.#nextJob();
    if (job === undefined) {
      this.#idle.push(thread);
      return;
    }
    thread.onOutcome((outcome) => {
      job.settle(outcome);
      this.#idle.push(thread);
      this.#goOn();
    });
    thread.onDeath((error) => {
      job.refuse(error);
      this.#threads -= 1;
      this.#goOn();
    });
    thread.post(job.task);
  }

  #startThread(): HashThread | undefined {
    if (this.#threads >= this.#options.threads) return undefined;
    this.#threads += 1;
    return this.#options.startThread();
  }

  #nextJob(): Job | undefined {
    const urgent = this.#urgent.shift();
    if (urgent) return urgent;
    for (let job = this.#queue.next(); job !== undefined; job = this.#queue.next()) {
      if (this.#options.now() - job.since <= MAX_WAIT_MS) return job;
      job.refuse(new ServerBusy());
    }
    return undefined;
  }
}
