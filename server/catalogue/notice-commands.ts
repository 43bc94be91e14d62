import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { CLICK_USAGE, clickOptions, readClick } from '#server/core/commands/click-options.ts';
import {
  changeCommand,
  OperatorError,
  readCommand,
  type Change,
} from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { operatorHtml } from '#server/core/commands/operator-html.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import * as v from 'valibot';

type WireNotice = NonNullable<WireWebConfig['appNoticeConfigList']>[number];

const someText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const list = readCommand({
  summary: 'Lists the notices in the order in which players see them.',
  usage: '',
  options: v.object({}),
  async run({ database }) {
    const { webConfig } = await readDocuments(database.db);
    return { notices: webConfig.appNoticeConfigList };
  },
});

export const add = changeCommand({
  summary: 'Adds a notice at the end of its tab: 2 for activities, 1 for announcements.',
  usage: `--type 1|2 --title TEXT --content HTML [--image /PATH] [--button TEXT] ${CLICK_USAGE}`,
  options: v.object({
    type: v.pipe(wholeNumber, v.picklist([1, 2])),
    title: someText(120),
    content: operatorHtml(20_000),
    image: v.optional(v.pipe(someText(500), v.regex(/^\/(?!\/)/, 'a path of this platform'))),
    button: v.optional(someText(40)),
    ...clickOptions,
  }),
  async change(change, { type, title, content, image, button, ...click }) {
    const target = readClick(click);
    const given = {
      noticeType: type,
      title,
      content,
      imgUrl: image ?? '',
      buttonTitle: button ?? '',
    };
    const noticeId = await changeNotices(change, (notices) => {
      const id = 1 + Math.max(0, ...notices.map((notice) => notice.id));
      return { notices: [...notices, { id, ...given, ...target }], id };
    });
    return { result: { noticeId }, after: { noticeId, title } };
  },
});

export const end = changeCommand({
  summary: 'Ends a notice. Players no longer see it.',
  usage: '--id N',
  options: v.object({ id: wholeNumber }),
  async change(change, { id }) {
    let title: string | undefined;
    await changeNotices(change, (notices) => {
      const ended = notices.find((notice) => notice.id === id);
      if (!ended) throw new OperatorError(`no notice ${id}`);
      ({ title } = ended);
      return { notices: notices.filter((notice) => notice !== ended), id };
    });
    return { result: { ended: id }, before: { noticeId: id, title } };
  },
});

/** Replaces the list of notices. @returns the id of the changed one */
async function changeNotices(
  { trx, now }: Change,
  change: (notices: readonly WireNotice[]) => { notices: WireNotice[]; id: number },
): Promise<number> {
  const { webConfig } = await readDocuments(trx);
  const { notices, id } = change(webConfig.appNoticeConfigList ?? []);
  const changed = { ...webConfig, appNoticeConfigList: notices };
  await writeDocuments(trx, { webConfig: changed }, now);
  await updateVersions(trx);
  return id;
}
