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
import { inOrder, moved, type StoredBanner } from '#server/catalogue/lobby-entries.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

const { image, place, hidden } = entryOptions;
const title = someText(200);

export const list = readCommand({
  summary: 'Lists the banners in the order in which players see them.',
  usage: '',
  options: v.object({}),
  async run({ database }) {
    const { webConfig } = await readDocuments(database.db);
    return { banners: inOrder(webConfig.appLobbyAdConfigList) };
  },
});

export const add = changeCommand({
  summary: 'Adds a banner, at the end or at a place. The title is its text for screen readers.',
  usage: `--image ADDRESS --title TEXT ${CLICK_USAGE} ${ENTRY_USAGE}`,
  mayBePlanned: true,
  options: v.object({ image, title, place, hidden, ...clickOptions }),
  async change(change, { image: imgUrl, title: text, place: wanted, hidden: isHidden, ...click }) {
    const target = readClick(click);
    let bannerId = 0;
    await changeLists(change, ({ appLobbyAdConfigList: banners }) => {
      bannerId = nextId(banners);
      const added = { id: bannerId, imgUrl, title: text, sort: 0, ...target };
      const all = [...inOrder(banners), { ...added, ...(isHidden === true && { hidden: true }) }];
      return { appLobbyAdConfigList: numbered(moved(all, bannerId, wanted ?? all.length)) };
    });
    return {
      result: { bannerId },
      after: { bannerId, title: text, ...(isHidden === true && { hidden: true }) },
    };
  },
});

export const set = changeCommand({
  summary: 'Changes a banner, moves it, hides it or shows it again.',
  usage: `--id N [--image ADDRESS] [--title TEXT] ${CLICK_USAGE} ${ENTRY_USAGE}`,
  mayBePlanned: true,
  options: v.object({
    id: wholeNumber,
    image: v.optional(image),
    title: v.optional(title),
    place,
    hidden,
    clickType: v.optional(clickOptions.clickType.wrapped),
    clickAction: v.optional(clickOptions.clickAction.wrapped),
  }),
  async change(
    change,
    { id, image: imgUrl, title: text, place: wanted, hidden: isHidden, ...click },
  ) {
    const { clickType, clickAction = '' } = click;
    const changed = {
      ...(imgUrl !== undefined && { imgUrl }),
      ...(text !== undefined && { title: text }),
      ...(isHidden !== undefined && { hidden: isHidden }),
      ...(clickType !== undefined && readClick({ clickType, clickAction })),
    };
    let former: object = {};
    await changeLists(change, ({ appLobbyAdConfigList }) => {
      const banners = inOrder(appLobbyAdConfigList);
      const found = entryOf(banners, id, 'banner');
      former = { ...found, place: banners.indexOf(found) + 1 };
      const all = banners.map((banner) => (banner.id === id ? { ...banner, ...changed } : banner));
      if (wanted === undefined) return { appLobbyAdConfigList: all };
      return { appLobbyAdConfigList: numbered(moved(all, id, wanted)) };
    });
    const after = { ...changed, ...(wanted !== undefined && { place: wanted }) };
    return {
      result: { bannerId: id },
      before: { bannerId: id, ...fieldsOf(former, Object.keys(after)) },
      after: { bannerId: id, ...after },
    };
  },
});

export const end = changeCommand({
  summary: 'Ends a banner. Players no longer see it.',
  usage: '--id N',
  mayBePlanned: true,
  options: v.object({ id: wholeNumber }),
  async change(change, { id }) {
    let text: string | undefined;
    await changeLists(change, ({ appLobbyAdConfigList: banners }) => {
      const ended = entryOf(banners, id, 'banner');
      text = ended.title;
      return { appLobbyAdConfigList: banners.filter((banner) => banner !== ended) };
    });
    return { result: { ended: id }, before: { bannerId: id, title: text } };
  },
});

/** Gives banners the numbers that players sort by. */
const numbered = (banners: readonly StoredBanner[]): StoredBanner[] =>
  banners.map((banner, at) => ({ ...banner, sort: (at + 1) * 10 }));
