import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { precompress } from '../../lib/precompress.mjs';
import { root } from '../../lib/root.mjs';

/** @typedef {ReturnType<typeof import('./probes.mjs').readFirstScreen>} FirstScreen */

const CSS = `
*{box-sizing:border-box}
body{margin:0;background:#0d0b26;color:#f4f1fc;font:16px/1.4 system-ui,sans-serif}
header,nav,.tabs{display:flex;gap:8px;align-items:center;padding:0 16px}
header{height:56px}
header b{flex:1;font-size:20px}
header a,.tabs button{padding:8px 14px;border:0;border-radius:20px;background:#2a2650;color:inherit;font:inherit;font-size:14px;text-decoration:none}
.banner{display:block;width:calc(100% - 32px);height:auto;aspect-ratio:2.25;margin:8px 16px 0;border-radius:16px;object-fit:cover}
.notice{height:36px;margin:12px 16px 0;padding:8px 16px;overflow:hidden;border-radius:8px;background:#17143a;font-size:13px;white-space:nowrap}
.tabs{height:52px;overflow:hidden;white-space:nowrap}
.games{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;padding:12px 16px 80px}
.games img{display:block;width:100%;height:auto;aspect-ratio:1;border-radius:14px}
.games p{height:44px;margin:0;overflow:hidden;font-size:13px}
nav{position:fixed;inset:auto 0 0;justify-content:space-around;height:64px;background:#17143a}
nav a{color:inherit;font-size:12px}
`;

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A page as the server serves it: it requires an element for its settings, and allows styles by the hash of
 * those in this file.
 * @param {string} head
 * @param {string} body
 */
const document = (head, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="parola-settings" content="{}"><link rel="icon" href="data:,">${head}</head>
<body>${body}</body></html>
`;

/**
 * Writes the plain page: the first screen of the lobby without an app, and a worker that caches it.
 * @param {string} folder
 * @param {FirstScreen} screen
 */
export async function writePlainFloor(folder, { banner, notice, actions, tabs, cards, places }) {
  /**
   * @param {readonly string[]} words
   * @param {string} tag
   */
  const each = (words, tag) =>
    words.map((text) => `<${tag}>${escape(text)}</${tag.split(' ', 1)[0]}>`).join('');
  const games = cards
    .map(
      ({ icon, words }) =>
        `<div><img src="${escape(icon)}" width="320" height="320" alt="" crossorigin><p>${words.map(escape).join('<br>')}</p></div>`,
    )
    .join('\n');
  const body = `<header><b>Parola</b>${each(actions, 'a href="#"')}</header>
<img class="banner" src="${escape(banner)}" width="720" height="320" alt="" crossorigin fetchpriority="high">
<div class="notice">${escape(notice)}</div>
<div class="tabs">${each(tabs, 'button')}</div>
<div class="games">${games}</div>
<nav>${each(places, 'a href="#"')}</nav>
<script type="module" src="/register.js"></script>`;
  const register = `const allowed=trustedTypes.createPolicy('parola-worker',{createScriptURL:(url)=>url});
addEventListener('load',()=>navigator.serviceWorker.register(allowed.createScriptURL('/sw.js')));
`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), document(`<style>${CSS}</style>`, body));
  await writeFile(join(folder, 'register.js'), register);
  await writeWorker(folder, ['/', '/register.js', banner, ...cards.map(({ icon }) => icon)]);
  await precompress(folder);
}

/**
 * Builds a page's script.
 * @param {string} input
 * @param {import('rolldown').Plugin[]} [plugins]
 */
async function bundleOf(input, plugins = []) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins,
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    codeSplitting: false,
  });
  await bundle.close();
  return output[0].code;
}

/**
 * Writes a page with one script and returns the script's address.
 * @param {string} folder
 * @param {{ name: string, code: string, head?: string, body?: string }} page
 */
async function writeScripted(folder, { name, code, head = '', body = '' }) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, address), code);
  const script = `<script type="module" src="${address}"></script>`;
  const html = document(head, `<div id="root"></div>${body}${script}`);
  await writeFile(join(folder, 'index.html'), html);
  return address;
}

/**
 * Writes the lower bound of any app with this React: one heading.
 * @param {string} folder
 */
export async function writeHelloFloor(folder) {
  const entry = '\0hello.js';
  const source = `import { createElement } from '${join(root, 'node_modules/react/index.js')}';
import { createRoot } from '${join(root, 'node_modules/react-dom/client.js')}';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));`;
  const code = await bundleOf(entry, [
    {
      name: 'hello',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? source : null),
    },
  ]);
  await writeScripted(folder, { name: 'hello', code });
  await precompress(folder);
}

/**
 * Writes the smallest lobby of the app's libraries, drawn in the browser, with a worker that caches its first
 * screen.
 * @param {string} folder
 * @param {FirstScreen} screen
 */
export async function writeStackFloor(folder, { banner, notice, tabs, cards }) {
  const code = await bundleOf(join(root, 'scripts/bench/load/stack-page.tsx'));
  const icons = cards.map(({ icon }) => icon);
  const words = JSON.stringify({ banner, notice, tabs, icons }).replaceAll('<', String.raw`\u003c`);
  const body = `<script type="application/json" id="screen">${words}</script>`;
  const head = `<style>${CSS}</style>`;
  const address = await writeScripted(folder, { name: 'stack', code, head, body });
  await writeWorker(folder, ['/', address, banner, ...icons]);
  await precompress(folder);
}

/**
 * Writes a worker that serves a page from its cache.
 * @param {string} folder
 * @param {readonly string[]} kept addresses
 */
async function writeWorker(folder, kept) {
  const worker = `const NAME='floor',KEPT=${JSON.stringify(kept)};
addEventListener('install',(e)=>e.waitUntil(caches.open(NAME).then((c)=>c.addAll(KEPT)).then(()=>skipWaiting())));
addEventListener('activate',(e)=>e.waitUntil(clients.claim()));
addEventListener('fetch',(e)=>{if(e.request.method==='GET')e.respondWith(caches.match(e.request.mode==='navigate'?'/':e.request,{ignoreVary:true}).then((held)=>held||fetch(e.request)))});
`;
  await writeFile(join(folder, 'sw.js'), worker);
}
