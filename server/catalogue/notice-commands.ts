import { readDocuments, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { CLICK_USAGE, clickOptions, readClick } from '#server/core/commands/click-options.ts';
import {
  command,
  OperatorError,
  wholeNumber,
  type CommandContext,
} from '#server/core/commands/command.ts';
import { operatorHtml } from '#server/core/commands/operator-html.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import * as v from 'valibot';

type WireNotice = NonNullable<WireWebConfig['appNoticeConfigList']>[number];

const someText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const list = command({
  summary: 'Lists the notices in the order in which players see them.',
  usage: '',
  options: v.object({}),
  async run({ database }) {
    const { webConfig } = await readDocuments(database.db);
    return { notices: webConfig.appNoticeConfigList };
  },
});

export const add = command({
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
  async run(context, { type, title, content, image, button, ...click }) {
    const target = readClick(click);
    const given = {
      noticeType: type,
      title,
      content,
      imgUrl: image ?? '',
      buttonTitle: button ?? '',
    };
    const noticeId = await changeNotices(context, (notices) => {
      const id = 1 + Math.max(0, ...notices.map((notice) => notice.id));
      return { notices: [...notices, { id, ...given, ...target }], id };
    });
    return { noticeId };
  },
});

export const end = command({
  summary: 'Ends a notice. Players no longer see it.',
  usage: '--id N',
  options: v.object({ id: wholeNumber }),
  async run(context, { id }) {
    await changeNotices(context, (notices) => {
      const left = notices.filter((notice) => notice.id !== id);
      if (left.length === notices.length) throw new OperatorError(`no notice ${id}`);
      return { notices: left, id };
    });
    return { ended: id };
  },
});

/** Replaces the list of notices. @returns the id of the changed one */
function changeNotices(
  { database, clock }: CommandContext,
  change: (notices: readonly WireNotice[]) => { notices: WireNotice[]; id: number },
): Promise<number> {
  return transact(database, async (trx) => {
    const { webConfig } = await readDocuments(trx);
    const { notices, id } = change(webConfig.appNoticeConfigList ?? []);
    const changed = { ...webConfig, appNoticeConfigList: notices };
    await writeDocuments(trx, { webConfig: changed }, clock.now());
    await updateVersions(trx);
    return id;
  });
}
