/**
 * A queue in lanes (one per calling network). The lanes take turns, so a network with many requests waits
 * behind its own, not ahead of others.
 */
export class FairQueue<Job> {
  readonly #maxWaiting: number;
  readonly #maxOfLane: number;
  /** The lane whose turn is next comes first. */
  readonly #lanes = new Map<string, Job[]>();
  #waiting = 0;

  constructor({ maxWaiting, maxOfLane }: { maxWaiting: number; maxOfLane: number }) {
    this.#maxWaiting = maxWaiting;
    this.#maxOfLane = maxOfLane;
  }

  /** @returns the job to refuse for lack of room, which may be this one */
  add(lane: string, job: Job): Job | undefined {
    const jobs = this.#lanes.get(lane);
    if (jobs !== undefined && jobs.length >= this.#maxOfLane) return job;
    if (this.#waiting < this.#maxWaiting) {
      this.#push(lane, job);
      return undefined;
    }
    const longest = this.#longestLane();
    const waitingHere = jobs?.length ?? 0;
    // Only a lane with more waiting jobs than this one gives up a place.
    if (longest === undefined || longest.jobs.length <= waitingHere + 1) return job;
    const refused = longest.jobs.pop();
    this.#waiting -= 1;
    this.#push(lane, job);
    return refused;
  }

  /** Removes and returns the next job. */
  next(): Job | undefined {
    for (const [lane, jobs] of this.#lanes) {
      const job = jobs.shift();
      this.#lanes.delete(lane);
      if (jobs.length > 0) this.#lanes.set(lane, jobs);
      if (job === undefined) continue;
      this.#waiting -= 1;
      return job;
    }
    return undefined;
  }

  #push(lane: string, job: Job): void {
    const jobs = this.#lanes.get(lane);
    if (jobs) jobs.push(job);
    else this.#lanes.set(lane, [job]);
    this.#waiting += 1;
  }

  #longestLane(): { jobs: Job[] } | undefined {
    let longest: Job[] | undefined;
    for (const jobs of this.#lanes.values()) {
      if (longest === undefined || jobs.length > longest.length) longest = jobs;
    }
    return longest && { jobs: longest };
  }
}
