/*
 * Paints the players' pictures: `node icons/make-avatars.mjs`. The PNGs are committed and come with the
 * app, whatever platform it calls; run it again after server/demo/art/avatar.ts was changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = fileURLToPath(new URL('avatar', import.meta.url));
const { module } = await runnerImport(
  fileURLToPath(new URL('../server/demo/art/avatar.ts', import.meta.url)),
);
await mkdir(folder, { recursive: true });
for (let number = 1; module.isAvatar(number); number += 1) {
  await writeFile(`${folder}/avatar_${number}.png`, await module.renderAvatar(number));
}
