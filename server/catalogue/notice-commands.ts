import { fieldsOf } from '#server/core/audit/fields-of.ts';
import {
  changeLists,
  ENTRY_USAGE,
  entryOf,
  entryOptions,
  nextId,
  someText,
} from '#server/catalogue/change-lists.ts';
import { CLICK_USAGE, clickOptions, readClick } from '#server/core/commands/click-options.ts';
import { changeCommand, readCommand } from '#server/core/commands/command.ts';
import { moved, type StoredNotice } from '#server/catalogue/lobby-entries.ts';
import { operatorHtml } from '#server/core/commands/operator-html.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

const { place, hidden } = entryOptions;
const title = someText(120);
const content = operatorHtml(20_000);
const image = v.optional(v.pipe(someText(500), v.regex(/^\/(?!\/)/, 'a path of this platform')));
const button = v.optional(someText(40));

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
  summary: 'Adds a notice, at the end or at a place: 2 for activities, 1 for announcements.',
  usage: `--type 1|2 --title TEXT --content HTML [--image /PATH] [--button TEXT] ${CLICK_USAGE} ${ENTRY_USAGE}`,
  mayBePlanned: true,
  options: v.object({
    type: v.pipe(wholeNumber, v.picklist([1, 2])),
    title,
    content,
    image,
    button,
    place,
    hidden,
    ...clickOptions,
  }),
  async change(change, { type, title: text, content: html, hidden: isHidden, ...more }) {
    const { image: picture, button: label, place: wanted, ...click } = more;
    const target = readClick(click);
    let noticeId = 0;
    await changeLists(change, ({ appNoticeConfigList: notices }) => {
      noticeId = nextId(notices);
      const added: StoredNotice = {
        id: noticeId,
        noticeType: type,
        title: text,
        content: html,
        imgUrl: picture ?? '',
        buttonTitle: label ?? '',
        ...target,
        ...(isHidden === true && { hidden: true }),
      };
      const all = [...notices, added];
      return { appNoticeConfigList: moved(all, noticeId, wanted ?? all.length) };
    });
    return {
      result: { noticeId },
      after: { noticeId, title: text, ...(isHidden === true && { hidden: true }) },
    };
  },
});

export const set = changeCommand({
  summary: 'Changes a notice, moves it, hides it or shows it again.',
  usage: `--id N [--title TEXT] [--content HTML] [--image /PATH] [--button TEXT] ${ENTRY_USAGE}`,
  mayBePlanned: true,
  options: v.object({
    id: wholeNumber,
    title: v.optional(title),
    content: v.optional(content),
    image,
    button,
    place,
    hidden,
  }),
  async change(change, { id, title: text, content: html, hidden: isHidden, ...more }) {
    const { image: picture, button: label, place: wanted } = more;
    const changed = {
      ...(text !== undefined && { title: text }),
      ...(html !== undefined && { content: html }),
      ...(picture !== undefined && { imgUrl: picture }),
      ...(label !== undefined && { buttonTitle: label }),
      ...(isHidden !== undefined && { hidden: isHidden }),
    };
    let former: object = {};
    await changeLists(change, ({ appNoticeConfigList: notices }) => {
      const found = entryOf(notices, id, 'notice');
      former = { ...found, place: notices.indexOf(found) + 1 };
      const all = notices.map((notice) => (notice.id === id ? { ...notice, ...changed } : notice));
      return { appNoticeConfigList: wanted === undefined ? all : moved(all, id, wanted) };
    });
    const after = { ...changed, ...(wanted !== undefined && { place: wanted }) };
    return {
      result: { noticeId: id },
      before: { noticeId: id, ...fieldsOf(former, Object.keys(after)) },
      after: { noticeId: id, ...after },
    };
  },
});

export const end = changeCommand({
  summary: 'Ends a notice. Players no longer see it.',
  usage: '--id N',
  mayBePlanned: true,
  options: v.object({ id: wholeNumber }),
  async change(change, { id }) {
    let text: string | undefined;
    await changeLists(change, ({ appNoticeConfigList: notices }) => {
      const ended = entryOf(notices, id, 'notice');
      text = ended.title;
      return { appNoticeConfigList: notices.filter((notice) => notice !== ended) };
    });
    return { result: { ended: id }, before: { noticeId: id, title: text } };
  },
});
