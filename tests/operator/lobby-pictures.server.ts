import sharp from 'sharp';
import { expect, it } from 'vitest';
import { consoleUser } from './console-user.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { LARGEST_FILE } from '#server/catalogue/pictures/encode-picture.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const PATH = '/report/lobby';
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } });

/** A form with one file, as a browser sends it. */
function formOf(data: Buffer, name = 'pier.png') {
  const boundary = 'parola-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), data, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

eachPlatform('a picture for the lobby', (subject) => {
  const upload = (data: Buffer, name?: string, more: Record<string, string> = {}) => {
    const { headers, payload } = formOf(data, name);
    return subject.platform().app.inject({
      method: 'POST',
      url: `${PATH}/picture-add`,
      headers: { ...KEY, 'sec-fetch-site': 'same-origin', ...headers, ...more },
      payload,
    });
  };
  const get = (url: string, headers: Record<string, string> = KEY) =>
    subject.platform().app.inject({ url, headers });
  const listed = async () =>
    (await operate(subject.platform(), 'picture list', {})).body['pictures'] as {
      address: string;
      name: string;
      width: number;
      height: number;
    }[];

  it('is uploaded, made small, and shown to players by its address for ever', async () => {
    // Turned by its camera, with the place where it was taken.
    const file = await plain(900, 3_000)
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload(file, 'ท่าเรือ <b>.jpg');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${PATH}?done=done#pictures`,
    ]);
    const [picture] = await listed();
    expect(picture).toMatchObject({ name: 'ท่าเรือ <b>.jpg', width: 1_560, height: 468 });

    const served = await get(picture?.address ?? '', {});
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const { format, exif } = await sharp(served.rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const page = await get(PATH);
    expect(page.body).toContain('ท่าเรือ &lt;b&gt;.jpg');
    expect(page.body).toContain(`<option value="${picture?.address}">`);
  });

  it('is one picture, however often it is sent, and stays while a banner shows it', async () => {
    const file = await plain(400, 200).png().toBuffer();
    const before = (await listed()).length;
    await Promise.all([upload(file), upload(file)]);
    await upload(file, 'again.png');
    const pictures = await listed();
    expect(pictures).toHaveLength(before + 1);
    const address = pictures.find(({ width }) => width === 400)?.address ?? '';

    const added = await operate(subject.platform(), 'banner add', {
      image: address,
      title: 'Pier',
    });
    const removal = () => operate(subject.platform(), 'picture remove', { address });
    expect(await removal()).toMatchObject({ status: 400 });
    await operate(subject.platform(), 'banner end', { id: added.body['bannerId'] });
    const later = new Date(subject.clock.now() + 3_600_000).toISOString().replace('.000Z', 'Z');
    const planned = { image: address, title: 'Later', at: later };
    const { body } = await operate(subject.platform(), 'banner add', planned);
    expect(body).toMatchObject({ errcode: 0 });
    expect(await removal()).toMatchObject({ status: 400 });
    await operate(subject.platform(), 'plan cancel', { id: body['plan'] });
    expect(await removal()).toMatchObject({ body: { errcode: 0, removed: address } });
    expect((await get(address, {})).statusCode).toBe(404);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'choose a picture'],
    ['words', Buffer.from('no picture'), 'JPEG, PNG, WebP, AVIF or GIF'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script/></svg>'),
      'JPEG, PNG, WebP, AVIF or GIF',
    ],
    ['more than 3 MB', Buffer.alloc(LARGEST_FILE + 1), '3 MB'],
  ])('is refused: %s', async (_what, data, message) => {
    const before = await listed();
    const answer = await upload(data);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
    expect(await listed()).toEqual(before);
  });

  it('is refused when it is tiny, cut off, or more pixels than a phone has memory for', async () => {
    expect((await upload(await plain(20, 20).png().toBuffer())).body).toContain(
      'at least 64 by 64',
    );
    const whole = await plain(600, 600).composite([]).jpeg().toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).statusCode).toBe(400);
    const huge = await plain(8_000, 8_000).png().toBuffer();
    expect((await upload(huge)).statusCode).toBe(400);
  });

  it('is uploaded by operators only, from this page only, and is in the audit without its bytes', async () => {
    const file = await plain(300, 150).png().toBuffer();
    const { headers, payload } = formOf(file);
    const marketer = await consoleUser(subject.platform(), 'mia', 'marketer');
    const refused = await marketer.post(`${PATH}/picture-remove`, { address: 'x' });
    expect(refused.statusCode).toBe(403);
    expect((await upload(file, 'x.png', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const anonymous = await subject.platform().app.inject({
      method: 'POST',
      url: `${PATH}/picture-add`,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      payload,
    });
    expect([302, 303, 401]).toContain(anonymous.statusCode);
    await upload(file, 'audited.png');
    const { body } = await operate(subject.platform(), 'audit list', { command: 'picture add' });
    const text = JSON.stringify(body);
    expect(text).toContain('audited.png');
    expect(text).not.toContain(file.toString('base64').slice(0, 40));
  });
});
