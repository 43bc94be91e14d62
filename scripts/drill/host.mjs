/** A host of its own: folders, secrets, servers from a package, and nginx in front of them. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentedNginx, documentedSettings, DOMAIN } from './documents.mjs';
import { mustRun, runCommand, startProgram, until } from './processes.mjs';

const HTTP_OK = 200;
const KEY_BYTES = 24;
const START_LIMIT_MS = 60_000;

const randomKey = () => randomBytes(KEY_BYTES).toString('base64');

/**
 * @typedef {object} Host
 * @property {string} folder
 * @property {string} operatorKey
 * @property {string} metricsKey
 * @property {(databaseUrl: string) => Promise<void>} useDatabase writes the file that servers read at their start
 * @property {Record<string, string | undefined>} env of servers and commands
 */

/**
 * Prepares what the installation of docs/running.md needs: the secrets' files and the settings.
 * @param {string} folder
 * @param {string} pgBin folder of PostgreSQL's tools
 * @returns {Promise<Host>}
 */
export async function prepareHost(folder, pgBin) {
  const [credentials, state] = [join(folder, 'etc'), join(folder, 'state')];
  await mkdir(credentials, { recursive: true });
  await mkdir(join(state, 'parola'), { recursive: true });
  const [operatorKey, metricsKey] = [randomKey(), randomKey()];
  /** @param {string} name @param {string} secret */
  const keep = (name, secret) => writeFile(join(credentials, name), `${secret}\n`, { mode: 0o600 });
  await keep('operator-key', operatorKey);
  await keep('metrics-key', metricsKey);
  const values = {
    LICENSE_NO: 'DRILL-1',
    HELPLINE: '1553',
    // The package takes no deposits, after the first of which players may withdraw.
    PROMOTION_NEEDS: 'mobile',
    // All players of a drill share one address.
    LOGINS_PER_IP: '100000',
  };
  return {
    folder,
    operatorKey,
    metricsKey,
    useDatabase: (databaseUrl) => keep('database-url', databaseUrl),
    env: {
      PATH: `${pgBin}:${process.env['PATH']}`,
      ...documentedSettings({ credentials, state, values }),
    },
  };
}

/**
 * Runs an operator's command of a package.
 * @param {Host} host
 * @param {string} release folder of the package
 * @param {readonly string[]} args
 */
export const parola = ({ folder, env }, release, ...args) =>
  mustRun(join(release, 'bin', 'parola'), args, { cwd: join(folder, 'state'), env });

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {() => string} output
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} stop
 */

/**
 * Starts a server and waits for `/readyz`, as a load balancer does.
 * @param {Host} host
 * @param {{ release: string, port: number, env?: Record<string, string> }} wanted
 * @returns {Promise<Server>}
 * @throws Error with its output when it ends before
 */
export async function startServer({ folder, env }, { release, port, env: own = {} }) {
  const program = startProgram(join(release, 'bin', 'parola'), ['start'], {
    cwd: join(folder, 'state'),
    env: { ...env, PORT: String(port), ...own },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(
      `a server on port ${port}`,
      async () => {
        if (program.hasEnded()) throw new Error(`the server ended:\n${program.output()}`);
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        return answer?.status === HTTP_OK ? true : undefined;
      },
      START_LIMIT_MS,
    );
  } catch (error) {
    await program.stop('SIGKILL');
    throw error;
  }
  return { url, output: program.output, stop: program.stop };
}

/**
 * Runs an operator's command over HTTP, at the server itself.
 * @param {Host} host
 * @param {string} url
 * @param {string} command such as `withdrawal list`
 * @param {object} options
 * @returns {Promise<any>}
 */
export async function operate({ operatorKey }, url, command, options) {
  const answer = await fetch(`${url}/operator/${command.replaceAll(' ', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-key': operatorKey },
    body: JSON.stringify(options),
  });
  const text = await answer.text();
  if (answer.status !== HTTP_OK) throw new Error(`${command}: HTTP ${answer.status} ${text}`);
  return JSON.parse(text);
}

/**
 * The memory of a server by its metrics, in bytes.
 * @param {Host} host
 * @param {string} url
 */
export async function memoryOf({ metricsKey }, url) {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsKey}` },
  });
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1] ?? NaN);
}

/** What the example of docs/running.md leaves to the host: where nginx stores its own, and a certificate. */
const FRAME = (/** @type {string} */ block) => `
daemon off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
${block}
}
`;

const CERTIFICATE = [
  'req',
  '-x509',
  '-newkey',
  'rsa:2048',
  '-nodes',
  '-days',
  '2',
  '-subj',
  `/CN=${DOMAIN}`,
];

/**
 * Starts nginx with the example of docs/running.md.
 * @param {string} folder
 * @param {{ listen: number, servers: readonly [number, number] }} ports
 */
export async function startNginx(folder, ports) {
  await mkdir(folder, { recursive: true });
  // Its workers are another user where root starts it.
  await chmod(folder, 0o755);
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, FRAME(documentedNginx(ports)));
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  const names = ['-addext', `subjectAltName=DNS:${DOMAIN}`];
  await mustRun('openssl', [...CERTIFICATE, ...names, ...files], { cwd: folder });
  const args = ['-p', folder, '-c', conf, '-e', 'stderr'];
  await mustRun('nginx', ['-t', ...args], { cwd: folder });
  const place = { cwd: folder, env: { PATH: process.env['PATH'] } };
  // Killed by force it would leave its workers.
  const program = startProgram('nginx', args, place, 'TERM');
  const certificate = await readFile(join(folder, 'certificate.pem'), 'utf8');
  return { certificate, output: program.output, stop: () => program.stop('SIGTERM') };
}

/** Whether nginx is there. */
export const hasNginx = async () => (await runCommand('nginx', ['-v'], { cwd: '/' })).code === 0;
