/** Addresses in operator content that would run something are refused when they are entered. */
import { expect, it } from 'vitest';
import { DEMO, eachPlatform, operate } from './platforms.ts';

const RUNNING = [
  '<a href="javascript:alert(1)">x</a>',
  "<a href=' JavaScript:alert(1)'>x</a>",
  '<a href=java&#115;cript:alert(1)>x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<img src="data:text/html,x">',
  '<a href="vbscript:x">x</a>',
];
const FINE = [
  '<p>Come and <a href="https://a.test/?x=1:2">see</a></p>',
  '<a href="/lobby/home?x=javascript:1">x</a>',
  '<a href="mailto:help@a.test">x</a>',
  'A text about javascript: and its ways',
];

eachPlatform('operator content', (subject) => {
  const mail = (more: object) =>
    operate(subject.platform(), 'mail send', {
      account: DEMO.account,
      type: '0',
      title: 'Hello',
      content: 'Text',
      ...more,
    });
  const notice = (more: object) =>
    operate(subject.platform(), 'notice add', {
      type: '1',
      title: 'Hello',
      content: 'Text',
      ...more,
    });

  it('is refused with an address that runs something, in mails and notices', async () => {
    for (const content of RUNNING) {
      for (const send of [mail, notice]) {
        const { status, body } = await send({ content });
        expect([status, JSON.stringify(body)], content).toEqual([
          400,
          expect.stringContaining('javascript:'),
        ]);
      }
    }
  });

  it('is taken with ordinary addresses', async () => {
    for (const content of FINE) expect((await mail({ content })).status, content).toBe(200);
  });

  it('has pictures of https addresses or of this server, and no action without a type', async () => {
    for (const image of ['javascript:alert(1)', 'http://a.test/x.png', '//a.test/x.png']) {
      expect((await mail({ image })).status, image).toBe(400);
    }
    expect((await mail({ image: 'https://a.test/x.png' })).status).toBe(200);
    expect((await mail({ clickAction: 'javascript:alert(1)' })).status).toBe(400);
    expect((await mail({ clickType: '3', clickAction: 'javascript:alert(1)' })).status).toBe(400);
  });
});
