import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundledProgram } from './child-program.ts';

const STOP_WITH_PARENT = new URL('../support/stop-with-parent.mjs', import.meta.url).href;

/** A TypeScript program of this folder in its own process. */
export interface Child {
  /** The lines it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves once it has printed `count` lines. @throws Error when it ends before */
  printed(count: number): Promise<void>;
  /** Sends it a line. */
  tell(line: string): void;
  /** Kills it as a crash would; resolves once it has exited and all its output is read. */
  kill(): Promise<void>;
  /** Asks it to exit. @returns its exit code; null when a signal ended it */
  terminate(): Promise<number | null>;
  /** True once it has exited and all its output is read. */
  hasEnded(): boolean;
  readonly pid: number;
}

/** Starts a program. @param file its path in `tests` */
export const startChild = (file: string, ...args: string[]): Promise<Child> =>
  startChildIn({}, file, ...args);

/** Starts a program with other variables of the environment. */
export async function startChildIn(
  env: Readonly<Record<string, string>>,
  file: string,
  ...args: string[]
): Promise<Child> {
  const program = await bundledProgram(file);
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', STOP_WITH_PARENT, program, ...args],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  );
  const lines: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  let isClosed = false;
  const closed = Promise.all([once(child, 'close'), once(reader, 'close')]).finally(() => {
    isClosed = true;
  });
  return {
    lines,
    pid: child.pid ?? 0,
    async printed(count) {
      while (lines.length < count) {
        if (isClosed) throw new Error(`${file} ended early:\n${errors}`);
        await Promise.race([once(reader, 'line'), closed]);
      }
    },
    hasEnded: () => isClosed,
    tell: (line) => child.stdin.write(`${line}\n`),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async terminate() {
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}
