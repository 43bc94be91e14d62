import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersNeeded, packagesOf } from './bundle-packages.mjs';
import { inRoot } from './root.mjs';

/**
 * The program of the package. CommonJS that loads a module: to some versions of Node a file without an ending
 * is nothing else. An older Node would fail without saying why.
 * @param {string} engine the oldest version of Node, such as `>=20.19.0`
 */
function programFor(engine) {
  const [oldest, major, minor] = /(\d+)\.(\d+)/.exec(engine) ?? [];
  if (oldest === undefined)
    throw new Error(`engines.node of package.json is not a version: ${engine}`);
  return `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error('Parola needs Node ${oldest} or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
import('../server/main.mjs');
`;
}

/** Read by compilers and debuggers, never by Node. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/;

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/**
 * The C library of this machine: packages with binaries differ by it.
 * @returns {string[]} empty where there is no choice
 */
function libcOfMachine() {
  if (process.platform !== 'linux') return [];
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return ['glibcVersionRuntime' in header ? 'glibc' : 'musl'];
}

/**
 * Copies a package without the packages inside it: those that are needed are listed themselves.
 * @param {string} folder such as `node_modules/pg`
 * @param {string} to
 */
async function copyPackage(folder, to) {
  const from = inRoot(folder);
  await cp(from, join(to, folder), {
    recursive: true,
    filter: (source) =>
      !source.slice(from.length).includes('node_modules') && !NOT_RUN.test(source),
  });
}

/**
 * @param {string} folder
 * @returns {Promise<number>} bytes of all its files
 */
async function sizeOf(folder) {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => {
      const entry = await stat(join(folder, name));
      return entry.isFile() ? entry.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Writes a folder that runs on its own and may be moved: the built app, the server of production with its
 * operator's commands, and the installed packages that it needs. Its binaries are those of this machine.
 * Build first.
 * @param {string} to replaced when it exists
 * @returns {Promise<{ bytes: number, packages: number }>}
 */
export async function writePackage(to) {
  const project = readJson('package.json');
  const lock = readJson('package-lock.json').packages;
  const direct = packagesOf(inRoot('dist', 'server'));
  // npm does not install the binaries of other systems.
  const folders = foldersNeeded(direct, lock).filter((folder) =>
    existsSync(inRoot(folder, 'package.json')),
  );
  await rm(to, { recursive: true, force: true });
  await mkdir(join(to, 'bin'), { recursive: true });
  for (const part of ['client', 'kept-assets', 'server', 'sbom.cdx.json']) {
    const from = inRoot('dist', part);
    if (existsSync(from)) await cp(from, join(to, part), { recursive: true });
  }
  await cp(inRoot('LICENSE'), join(to, 'LICENSE'));
  for (const folder of folders) await copyPackage(folder, to);
  const libc = libcOfMachine();
  const description = {
    name: project.name,
    version: project.version,
    private: true,
    description: project.description,
    license: project.license,
    bin: { parola: 'bin/parola' },
    engines: project.engines,
    os: [process.platform],
    cpu: [process.arch],
    ...(libc.length > 0 && { libc }),
    dependencies: Object.fromEntries(
      direct.map((name) => [name, lock[`node_modules/${name}`].version]),
    ),
  };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await writeFile(join(to, 'bin', 'parola'), programFor(project.engines.node));
  await chmod(join(to, 'bin', 'parola'), 0o755);
  return { bytes: await sizeOf(to), packages: folders.length };
}
