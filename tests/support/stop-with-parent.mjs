/**
 * Loaded into a server under test before its own code. When the test process ends, even by a crash, this
 * process's standard input closes; the server must then stop too.
 */
process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
process.stdin.unref();
