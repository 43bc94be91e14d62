import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a short program that can use `run`. */
function runner(program: string) {
  const source = `import { run } from './scripts/lib/run.mjs';\n${program}`;
  return spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function printed(program: string): Promise<string> {
  const child = runner(program);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return output;
}

/** Returns whether a process runs; a zombie that waits for its exit code to be read does not count. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      !existsSync('/proc/self/stat') || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

describe('what a script runs', () => {
  it.each([
    [
      'its code and all that it printed',
      `process.execPath, ['-e', 'console.log(1);console.error(2);process.exit(3)']`,
      3,
    ],
    ['127 for what is not there', `'/no/such/program', []`, 127],
    [
      'a code other than 0 when it outlives its limit',
      `process.execPath, ['-e', 'setInterval(() => 0, 1e3)'], { timeoutSeconds: 0.5 }`,
      1,
    ],
  ])('is told with %s', async (_name, args, code) => {
    const result = await printed(`console.log(JSON.stringify(await run(${args})));`);
    expect(JSON.parse(result)).toMatchObject({ code });
    if (code === 3) expect(JSON.parse(result)).toMatchObject({ output: '1\n2\n' });
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends when the script is ended by %s',
    async (signal) => {
      const child = runner(
        `await run(process.execPath, ['-e', 'console.log(process.pid);setInterval(() => 0, 1e3)'], { isLive: true });`,
      );
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const pid = Number(line);
      expect(isAlive(pid)).toBe(true);
      child.kill(signal);
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
    },
  );
});
