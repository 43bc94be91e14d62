import { fieldsOf } from '#server/core/audit/fields-of.ts';
import { addLink, archiveLink, changeLink, findLink } from '#server/marketing/links/link-rows.ts';
import { readLink, type Link, type LinkDraft } from '#server/marketing/links/links.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import {
  listAliases,
  readAlias,
  saveAlias,
  similarCampaign,
  suggestNames,
  SUGGESTED_WORDS,
} from '#server/marketing/events/names.ts';
import { LINKS_PATH, NAMES_PATH } from '#server/marketing/links/paths.ts';
import { dayText } from '#server/core/market-day.ts';
import { linksCsv } from '#server/marketing/links/links-file.ts';
import {
  changeAndNote,
  noteAction,
  noteOnly,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import { transact } from '#server/core/database/transact.ts';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import {
  isEnded,
  LISTED_LINKS,
  listLinks,
  LONGEST_SEARCH,
  readLinkFilter,
  readLinkResult,
} from '#server/marketing/links/link-list.ts';
import { readDestinationCheck } from '#server/marketing/links/link-destination.ts';
import { addTemplateForms } from '#server/marketing/links/link-templates/template-routes.ts';
import {
  chosenTemplate,
  listTemplates,
} from '#server/marketing/links/link-templates/link-templates.ts';
import { qrFile } from '#server/marketing/links/qr-file.ts';
import { cardLanguage } from '#server/marketing/links/share-card.ts';
import { linkCard } from '#server/marketing/links/link-routes.ts';
import { oneOf, textOf } from '#server/marketing/report/report-range.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { LinkFilter } from '#server/marketing/links/link-list.ts';
import type { TextFile } from '#server/core/http/send-text.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

interface Shown {
  note?: Note | undefined;
  draft?: Partial<LinkDraft>;
  similar?: string | undefined;
  /** Of a template that could not be saved. */
  templateName?: string | undefined;
}

/** Pages for links with short addresses, and for aliases of names. */
export function addLinkPages(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;
  const { db } = database;
  const line = ({ user }: Visit, action: Action, link: string): ActionLine => ({
    actor: user,
    action,
    detail: { link },
    now: clock.now(),
  });

  const readList = async ({ today }: Visit, list: LinkFilter) => {
    const now = clock.now();
    await countVisitors(database, settings.market, now);
    return listLinks(database.longDb, list, { today, now });
  };
  /** All links of a list as a file. */
  const listFile = async (visit: Visit): Promise<TextFile> => {
    const { links } = await readList(visit, readLinkFilter(visit.request.query));
    const name = `parola-links-${dayText(visit.today)}.csv`;
    const exported = { actor: visit.user, action: 'exported', detail: { file: name } } as const;
    await noteOnly(database, { ...exported, now: clock.now() });
    const text = linksCsv(links, { origin: visit.origin, market: settings.market });
    return { type: 'text/csv', text, name };
  };
  const showAll = async (
    visit: Visit,
    { note: said, draft, similar, templateName }: Shown = {},
  ) => {
    const list = readLinkFilter(visit.request.query);
    const { links, tags } = await readList(visit, list);
    return visit.pages.links({
      note: said ?? doneNote(visit),
      ...list,
      links: links.slice(0, LISTED_LINKS),
      count: links.length,
      tags,
      aliases: await listAliases(db),
      templates: await listTemplates(db),
      templateName,
      campaigns: await suggestNames(db, 'campaign'),
      draft: draft ?? (await chosenTemplate(db, visit.request.query)) ?? {},
      similar,
    });
  };
  const showOne = async (
    visit: Visit,
    link: Link,
    { note: said, draft = link, similar }: Shown = {},
  ) => {
    const now = clock.now();
    await countVisitors(database, settings.market, now);
    const problemOf = await readDestinationCheck(db, now);
    return visit.pages.link({
      note: said ?? doneNote(visit),
      link,
      draft,
      similar,
      result: await readLinkResult(database.longDb, link, visit.today),
      isEnded: isEnded(link, visit.today),
      problem: problemOf(link.path),
      card: linkCard(link, cardLanguage('', settings.market)),
      campaigns: await suggestNames(db, 'campaign'),
    });
  };
  /** Finds the address's link. @throws BadRequest without one */
  const linkOf = async ({ request }: Visit): Promise<Link> => {
    const { id } = request.params as { id: string };
    const link = /^\d{1,9}$/.test(id) ? await findLink(db, { id: Number(id) }) : undefined;
    if (!link) throw new BadRequest('there is no such link');
    return link;
  };
  /** Returns the valid draft, else the page with the problem. */
  const checked = async (
    { texts }: Visit,
    form: Form,
    before?: Link,
  ): Promise<{ draft: LinkDraft } | { shown: Shown }> => {
    const filled: Form = { ...form, ...(before && { name: before.name }) };
    try {
      const draft = readLink(filled);
      const isNewName = draft.campaign !== before?.campaign && form['sure'] !== 'yes';
      const similar = isNewName ? await similarCampaign(db, draft.campaign) : undefined;
      if (similar === undefined) return { draft };
      const text = texts.links.similar(draft.campaign, similar);
      return { shown: { note: { text, isProblem: true }, draft, similar } };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return {
        shown: { note: { text: texts.problem(error.message), isProblem: true }, draft: filled },
      };
    }
  };

  app.page(LINKS_PATH, (visit) => {
    const format = oneOf(visit.request.query, 'format', ['html', 'csv'], 'html');
    return format === 'csv' ? listFile(visit) : showAll(visit);
  });
  app.page(NAMES_PATH, async ({ request: { query } }) => {
    const word = SUGGESTED_WORDS.find((one) => one === query['of']);
    if (!word) throw new BadRequest(`of must be one of ${SUGGESTED_WORDS.join(', ')}`);
    const search = textOf(query, 'search').slice(0, LONGEST_SEARCH);
    const names = await suggestNames(db, word, search);
    return { type: 'application/json', text: JSON.stringify(names) };
  });
  app.form(LINKS_PATH, async (visit, form) => {
    const found = await checked(visit, form);
    if ('shown' in found) {
      void visit.reply.code(400);
      return showAll(visit, found.shown);
    }
    try {
      const { draft } = found;
      const added = { ...line(visit, 'link-added', draft.name), after: { ...draft } };
      const id = await changeAndNote(database, added, (trx) =>
        addLink(trx, draft, { by: visit.user.name, now: clock.now() }),
      );
      return { to: `${LINKS_PATH}/${id}?done=added` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      return showAll(visit, {
        note: { text: visit.texts.problem(error.message), isProblem: true },
        draft: found.draft,
      });
    }
  });
  addTemplateForms(app, showAll);
  app.form(`${LINKS_PATH}/names`, async (visit, form) => {
    const { dimension = '', was = '', becomes = '' } = form;
    const alias = readAlias({ dimension, was, name: becomes });
    const detail = { dimension, was: alias.was, becomes: alias.name };
    await transact(database, async (trx) => {
      const before = { name: await saveAlias(trx, alias) };
      const after = { name: alias.name === '' ? alias.was : alias.name };
      const renamed = { actor: visit.user, action: 'name-changed', detail, before, after } as const;
      await noteAction(trx, { ...renamed, now: clock.now() });
    });
    return { to: `${LINKS_PATH}?done=name` };
  });
  app.page(`${LINKS_PATH}/:id`, async (visit) => showOne(visit, await linkOf(visit)));
  app.form(`${LINKS_PATH}/:id`, async (visit, form) => {
    const link = await linkOf(visit);
    const found = await checked(visit, form, link);
    if ('shown' in found) {
      void visit.reply.code(400);
      return showOne(visit, link, found.shown);
    }
    const { draft } = found;
    const changed = {
      ...line(visit, 'link-changed', link.name),
      before: fieldsOf(link, Object.keys(draft)),
      after: { ...draft },
    };
    await changeAndNote(database, changed, (trx) => changeLink(trx, link.id, draft));
    return { to: `${LINKS_PATH}/${link.id}?done=changed` };
  });
  app.form(`${LINKS_PATH}/:id/archive`, async (visit, form) => {
    const link = await linkOf(visit);
    const isArchived = form['archived'] === 'yes';
    const archived = {
      ...line(visit, 'link-archived', link.name),
      before: { isArchived: link.isArchived },
      after: { isArchived },
    };
    await changeAndNote(database, archived, (trx) =>
      archiveLink(trx, link.id, isArchived ? clock.now() : null),
    );
    return { to: LINKS_PATH };
  });
  for (const format of ['svg', 'png'] as const) {
    app.page(`${LINKS_PATH}/:id/qr.${format}`, async (visit) => {
      const link = await linkOf(visit);
      return qrFile(`${visit.origin}/l/${link.name}`, link.name, format);
    });
  }
}

function doneNote({ request, texts }: Visit): Note | undefined {
  const { done, several } = request.query;
  if (typeof several === 'string' && /^\d{1,3}$/.test(several)) {
    return { text: texts.several.added(several), isProblem: false };
  }
  const text = {
    added: texts.links.added,
    changed: texts.links.changed,
    name: texts.links.nameSaved,
    template: texts.templates.removed,
  }[String(done)];
  return text === undefined ? undefined : { text, isProblem: false };
}
