import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second, whatever its clock (proc(5), USER_HZ). */
const TICK_MS = 10;
const KIB = 1024;

/**
 * Returns the processor time of processes, including all their threads, in ms. One that has ended counts as
 * 0. Only Linux reports it; elsewhere the result is NaN.
 * @param {readonly number[]} pids
 */
export function cpuMs(pids) {
  if (process.platform !== 'linux') return Number.NaN;
  return pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0);
}

/** @param {number} pid */
function ticksOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; user and system time are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

/**
 * Returns the memory of a process in MiB; NaN on other systems than Linux.
 * @param {number} pid
 */
export function residentMiB(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / KIB;
}

/**
 * Measures PostgreSQL's processor time for one database: it has a process for each connection.
 * @param {string} connectionString
 */
export async function watchPostgres(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  /** @type {Map<number, number>} */
  let before = new Map();
  return {
    /** Processor time since the last call, in ms. */
    async cpuMs() {
      const { rows } = await client.query(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      const now = new Map(
        rows.map((/** @type {{ pid: number }} */ { pid }) => [pid, cpuMs([pid])]),
      );
      let used = 0;
      for (const [pid, time] of now) used += time - (before.get(pid) ?? 0);
      before = now;
      return used;
    },
    end: () => client.end(),
  };
}
