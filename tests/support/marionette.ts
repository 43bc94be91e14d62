/** Firefox's own remote protocol, for the one command that WebDriver BiDi does not have. */
import { once } from 'node:events';
import { connect } from 'node:net';

const LENGTH_END = ':';

/** An answer: its kind, the command's number, its error, its value. */
type Answer = readonly [1, number, { readonly message: string } | null, unknown];

/**
 * Gives Firefox an authenticator whose user always agrees.
 * @param port where Firefox listens
 * @returns a function that ends the connection, with which Firefox would end its other sessions: call it last
 * @throws Error with Firefox's words when it refuses
 */
export async function addFirefoxAuthenticator(port: number): Promise<() => void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers = messagesOf(socket);
  // The first message is Firefox's greeting.
  await answers.next();
  const command = JSON.stringify([
    0,
    1,
    'WebAuthn:AddVirtualAuthenticator',
    {
      protocol: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserConsenting: true,
      isUserVerified: true,
    },
  ]);
  socket.write(`${Buffer.byteLength(command)}${LENGTH_END}${command}`);
  const { value } = await answers.next();
  const [, , error] = JSON.parse(String(value)) as Answer;
  if (error !== null) throw new Error(`Firefox has no authenticator: ${error.message}`);
  return () => socket.destroy();
}

/** Reads messages, each of which follows its length in bytes. */
async function* messagesOf(socket: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let read = Buffer.alloc(0);
  for await (const part of socket) {
    read = Buffer.concat([read, part]);
    for (;;) {
      const start = read.indexOf(LENGTH_END) + 1;
      const end = start + Number(read.subarray(0, start - 1).toString());
      if (start === 0 || read.length < end) break;
      yield read.subarray(start, end).toString();
      read = read.subarray(end);
    }
  }
}
