import { Socket } from 'node:net';

/**
 * Loaded into a server under test before its own code. When the test process ends, even by a crash, this
 * process's standard input closes; the server must then stop too. A tool that the server's start calls has
 * no such pipe.
 */
const { stdin } = process;
if (stdin instanceof Socket) {
  stdin.on('close', () => process.kill(process.pid, 'SIGKILL'));
  stdin.resume();
  stdin.unref();
}
