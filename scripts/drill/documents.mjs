/** Reads the examples of docs/ and deploy/ that a host copies, so that the drill runs them as they stand. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

/** The name of the examples, and the drill's. */
const NAME = { documented: 'lobby.example.com', own: 'lobby.test' };
export const DOMAIN = NAME.own;

/** @param {string} text */
const renamed = (text) => text.replaceAll(NAME.documented, NAME.own);

/**
 * A code block of a page.
 * @param {string} page such as `running.md`
 * @param {string} language
 * @param {string} mark what the block contains
 */
function blockOf(page, language, mark) {
  const text = readFileSync(inRoot('docs', page), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)];
  const found = blocks.find(([, name, block]) => name === language && block?.includes(mark));
  if (!found) throw new Error(`docs/${page} has no block with "${mark}"`);
  return found[2] ?? '';
}

/**
 * The nginx of docs/running.md in front of two servers. Only ports and name differ.
 * @param {{ listen: number, servers: readonly [number, number] }} ports
 */
export function documentedNginx({ listen, servers }) {
  const block = renamed(blockOf('running.md', 'nginx', 'upstream parola'));
  const own = block
    .replace('127.0.0.1:4600', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:4601', `127.0.0.1:${servers[1]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${listen} ssl`);
  const ports = [...own.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
  if (ports.join(' ') !== [...servers, listen].join(' ')) {
    throw new Error('the nginx of docs/running.md does not have two servers and one port');
  }
  return own;
}

/**
 * The commands of "Backup and restore" for PostgreSQL: the backup, the restore and the comparison.
 * @returns {readonly [string, string, string]}
 */
export function documentedRestore() {
  const lines = blockOf('running.md', '', 'pg_restore').split('\n');
  const [dump, restore, compare] = lines.map((line) => line.replace(/\s+#.*$/, ''));
  if (
    !dump?.startsWith('pg_dump') ||
    !restore?.includes('pg_restore') ||
    !compare?.includes('reconcile')
  ) {
    throw new Error('docs/running.md has no backup, restore and reconcile in this order');
  }
  return [dump, restore, compare];
}

/**
 * What systemd would give the server: deploy/parola.env, filled in, with the unit's own variables.
 * @param {{ credentials: string, state: string, values: Record<string, string> }} place folders of the
 *   secrets and of what is stored
 * @returns {Record<string, string>}
 */
export function documentedSettings({ credentials, state, values }) {
  const env = renamed(readFileSync(inRoot('deploy', 'parola.env'), 'utf8'));
  const unit = readFileSync(inRoot('deploy', 'parola.service'), 'utf8');
  const ofFile = [...env.matchAll(/^(\w+)=(.*)$/gm)];
  const ofUnit = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)];
  const settings = Object.fromEntries(
    [...ofFile, ...ofUnit].map(([, name = '', value = '']) => [
      name,
      value.replace('%d', credentials).replace('%S', state),
    ]),
  );
  return { ...settings, ...values };
}
