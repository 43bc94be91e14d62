import { onSyntax } from './syntax-rules.ts';

/** Files that read what a stranger or an operator sends, before it is cleaned; each cleans or refuses it. */
const DOORS: readonly string[] = [
  'server/core/http/read-body.ts', // JSON
  'server/core/http/plain-url.ts', // paths
  'server/marketing/kit/console-app.ts', // forms
  'server/deposit/callback-routes.ts', // signed bytes, parsed by read-body after the signature
  'server/operator/operator-socket.ts', // the command line's own process
  'server/command-line/run-command-line.ts', // arguments
  'server/main.ts', // the first argument, and where the built app is
  'server/run-server.ts', // arguments and environment
  'server/demo/sandbox/postback-receiver.ts', // records bodies, never parses them
];

/** Files that parse data of the product itself. */
const OWN_DATA: readonly string[] = [
  'server/core/database/socket-request.ts',
  'server/game/pages/read-facts.ts',
  'server/web/manifest.ts',
  'server/spin-invite/play.ts',
  'server/marketing/postbacks/rule-draft.ts',
];

const READERS = new Set(['JSON.parse', 'process.argv', 'process.env']);

/** `request.raw.url` and `request.raw.headers`; its socket carries no text. */
function isRawRequest(object: object, property: string): boolean {
  const { object: owner, property: name } = object as Record<string, { name?: string } | undefined>;
  return owner?.name === 'request' && name?.name === 'raw' && property !== 'socket';
}

/** Every handler gets cleaned input: only the doors parse JSON, forms, addresses and arguments. */
export const doorsReadRawInput = onSyntax(
  (path) => path.startsWith('server/') && !DOORS.includes(path) && !OWN_DATA.includes(path),
  (report) => ({
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier') return;
      const name = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
      const isRaw =
        READERS.has(name) ||
        property.name === 'addContentTypeParser' ||
        isRawRequest(object, property.name);
      if (isRaw)
        report(start, `reads ${name || property.name}: use the parsed input (server/core/http)`);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && /^decodeURI(?:Component)?$/.test(callee.name)) {
        report(start, `calls ${callee.name}: use server/core/http/read-address.ts`);
      }
    },
  }),
);
