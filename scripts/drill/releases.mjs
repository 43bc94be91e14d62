/** The two packages of a drill: this release, and the one that it replaces. */
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, PRODUCTION } from '../build.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { writePackage } from '../lib/write-package.mjs';
import { mustRun, runCommand } from './processes.mjs';

const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const MIGRATIONS = 'server/core/database/migrations';

/** @param {readonly string[]} args */
const git = async (...args) => (await mustRun('git', args, { cwd: root })).trim();

/** @param {string} ref @returns {Promise<string | undefined>} */
async function commitOf(ref) {
  const { code, stdout } = await runCommand(
    'git',
    ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`],
    { cwd: root },
  );
  return code === 0 ? stdout.trim() : undefined;
}

/**
 * The release before this one: what `main` has while this is not landed, what it had before on `main` itself,
 * else the last commit but one.
 * @param {string} [wanted] any name of a commit
 */
async function previousRelease(wanted) {
  const here = await commitOf('HEAD');
  for (const ref of wanted === undefined ? ['main', 'main@{1}', 'HEAD^1'] : [wanted]) {
    const commit = await commitOf(ref);
    if (commit !== undefined && (wanted !== undefined || commit !== here)) return commit;
  }
  throw new Error(`there is no commit ${wanted ?? 'before this one'}`);
}

/**
 * Writes this release's package and moves it, as a host does.
 * @param {string} to
 */
export async function packageHere(to) {
  await build(PRODUCTION);
  const written = await writePackage(`${to}-written`);
  await rename(`${to}-written`, to);
  return written;
}

/**
 * Builds the package of an earlier commit from its own sources and scripts, with this clone's packages where
 * both have the same lock file.
 * @param {{ from: string | undefined, folder: string, to: string }} wanted `folder` for the sources
 * @returns {Promise<{ name: string, newMigrations: string[] }>} the commit with its title, and the
 *   migrations that only this release has
 */
export async function packageBefore({ from, folder, to }) {
  const commit = await previousRelease(from);
  await mkdir(folder, { recursive: true });
  const archive = join(folder, '..', 'sources.tar');
  await git('archive', `--output=${archive}`, commit);
  await mustRun('tar', ['-xf', archive, '-C', folder], { cwd: folder });
  await rm(archive);
  const [lock, ownLock] = await Promise.all(
    [folder, root].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  // Never its scripts on this clone's packages when they differ: they would install theirs.
  if (lock === ownLock) await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
  else await mustRun('npm', NPM_CI, { cwd: folder });
  await mustRun(process.execPath, ['scripts/package.mjs'], { cwd: folder });
  await rename(join(folder, 'dist', 'package'), to);
  const added = await git(
    'diff',
    '--name-only',
    '--diff-filter=A',
    commit,
    'HEAD',
    '--',
    MIGRATIONS,
  );
  return {
    name: await git('log', '-1', '--format=%h %s', commit),
    newMigrations: added.split('\n').flatMap((path) => /(\d{4}-[\w-]+)\.ts$/.exec(path)?.[1] ?? []),
  };
}

/**
 * Adds a file of its own to a package's app, as two releases may have the same ones.
 * @param {string} release
 * @param {string} name
 * @returns {Promise<string>} its address
 */
export async function markAssets(release, name) {
  const file = `drill-${name}.js`;
  await writeFile(join(release, 'client', 'assets', file), `// ${name}\n`);
  return `/assets/${file}`;
}

/**
 * Copies what pages of the other release request into a package: step 2 of the upgrade in docs/running.md.
 * @param {string} from a package
 * @param {string} to a package
 */
export async function keepAssets(from, to) {
  for (const part of [join('client', 'assets'), 'kept-assets']) {
    await cp(join(from, part), join(to, 'kept-assets'), { recursive: true, force: false }).catch(
      (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}
