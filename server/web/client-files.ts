import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { compress, COMPRESS_FROM_BYTES, type Encoding } from '#server/core/http/compress.ts';
import { localiseManifest, manifestLanguage } from '#server/web/manifest.ts';
import { headersFile } from '#server/web/headers-file.ts';
import { inlineHashes, stampShell, type Shell } from '#server/web/shell.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';

const SHELL_PAGE = 'index.html';
const SERVICE_WORKER = 'sw.js';
const MANIFEST = 'manifest.webmanifest';
/** Suffixes of a file's precompressed siblings. */
export const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the built app, held in memory in every encoding. */
export interface ClientFile {
  /** Relative to the app's root, e.g. `/assets/app-abc.js`. */
  path: string;
  etag: string;
  /** The uncompressed content, and compressed versions where they are smaller. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** The `Link` header sent with it (RFC 8288). */
  links?: string;
}

export type ClientFiles = ReadonlyMap<string, ClientFile>;

export const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/**
 * Reads the built app with its precompressed siblings and stamps the settings into its shell.
 * @returns undefined when nothing was built there
 * @throws ShellError when the page cannot be stamped
 */
export async function readClientFiles(
  folder: string,
  settings: ClientSettings,
): Promise<ClientFiles | undefined> {
  if (!existsSync(join(folder, SHELL_PAGE))) return undefined;
  const names = await listNames(folder);
  const files = new Map<string, ClientFile>();
  await Promise.all(
    [...names]
      .filter((name) => !isSibling(name, names))
      .map(async (name) => {
        const file = await readClientFile(folder, name, names);
        files.set(file.path, file);
      }),
  );
  const shell = stampShell(await readShell(folder), settings);
  await Promise.all(
    shellFiles(shell).map(async ([name, text]) => {
      const file = await compressedFile(`/${name}`, text);
      files.set(file.path, file);
    }),
  );
  return files;
}

/**
 * Stamps the settings into a built app on disk, for a static host. The manifest gets the market's language;
 * the security headers go into `_headers`.
 */
export async function configureOnDisk(
  folder: string,
  settings: ClientSettings,
  frameOrigins: readonly string[],
): Promise<void> {
  const shell = stampShell(await readShell(folder), settings);
  const headers = headersFile({
    apiBase: settings.apiBase,
    pictureOrigins: settings.pictureOrigins,
    frameOrigins,
    scriptHashes: inlineHashes(shell.indexHtml, 'script'),
    styleHashes: inlineHashes(shell.indexHtml, 'style'),
  });
  const files = [
    ...shellFiles(shell),
    ...(await manifestFile(folder, settings)),
    ['_headers', headers] as const,
  ];
  for (const [name, text] of files) {
    await writeFile(join(folder, name), text);
    for (const ending of Object.values(ENDINGS)) {
      await rm(join(folder, name + ending), { force: true });
    }
  }
}

async function manifestFile(
  folder: string,
  { market }: ClientSettings,
): Promise<(readonly [string, string])[]> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return [];
  const built = await readFile(path, 'utf8');
  return [[MANIFEST, localiseManifest(built, manifestLanguage(market), true)]];
}

async function readShell(folder: string): Promise<Shell> {
  const worker = join(folder, SERVICE_WORKER);
  return {
    indexHtml: await readFile(join(folder, SHELL_PAGE), 'utf8'),
    serviceWorker: existsSync(worker) ? await readFile(worker, 'utf8') : '',
  };
}

function shellFiles({ indexHtml, serviceWorker }: Shell): (readonly [string, string])[] {
  const page = [SHELL_PAGE, indexHtml] as const;
  return serviceWorker === '' ? [page] : [page, [SERVICE_WORKER, serviceWorker]];
}

async function listNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length)),
  );
}

const isSibling = (name: string, names: ReadonlySet<string>): boolean =>
  Object.values(ENDINGS).includes(extname(name)) && names.has(name.slice(0, -extname(name).length));

async function readClientFile(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
): Promise<ClientFile> {
  const identity = await readFile(join(folder, name));
  const bodies: ClientFile['bodies'] = { identity };
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
    if (names.has(name + ending)) bodies[encoding] = await readFile(join(folder, name + ending));
  }
  return { path: `/${name.split(sep).join('/')}`, etag: etagOf(identity), bodies };
}

/** Builds a generated file in every encoding. */
export async function compressedFile(path: string, text: string): Promise<ClientFile> {
  const identity = Buffer.from(text);
  const bodies: ClientFile['bodies'] = { identity };
  if (identity.length >= COMPRESS_FROM_BYTES) {
    bodies.br = await compress(identity, 'br', true);
    bodies.gzip = await compress(identity, 'gzip', true);
  }
  return { path, etag: etagOf(identity), bodies };
}
