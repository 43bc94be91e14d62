import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote } from '#server/marketing/access/actions.ts';
import {
  addTemplate,
  deleteTemplate,
  findTemplate,
  readTemplate,
} from '#server/marketing/links/link-templates/link-templates.ts';
import { LINKS_PATH, TEMPLATES_PATH } from '#server/marketing/links/paths.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

/**
 * Saves what stands in the form of a new link as a template, and deletes templates.
 * @param show the page of links, with what was typed: it is no link yet
 */
export function addTemplateForms(
  app: ConsoleApp,
  show: (
    visit: Visit,
    shown: { note: Note; draft: Form; templateName?: string | undefined },
  ) => Promise<Answer>,
): void {
  const { database, clock } = app.context;
  app.form(TEMPLATES_PATH, async (visit, form) => {
    try {
      const template = readTemplate(form);
      const added = {
        actor: visit.user,
        action: 'link-template-added',
        detail: { template: template.name },
        after: template.fields,
        now: clock.now(),
      } as const;
      await changeAndNote(database, added, (trx) =>
        addTemplate(trx, template, { by: visit.user.name, now: clock.now() }),
      );
      const text = visit.texts.templates.added(template.name);
      return await show(visit, { note: { text, isProblem: false }, draft: form });
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      const text = visit.texts.problem(error.message);
      return show(visit, {
        note: { text, isProblem: true },
        draft: form,
        templateName: form['template'],
      });
    }
  });
  app.form(`${TEMPLATES_PATH}/:id/delete`, async (visit) => {
    const { id } = visit.request.params as { id: string };
    const template = await findTemplate(database.db, id);
    const deleted = {
      actor: visit.user,
      action: 'link-template-deleted',
      detail: { template: template.name },
      before: template.fields,
      now: clock.now(),
    } as const;
    await changeAndNote(database, deleted, (trx) => deleteTemplate(trx, template.id));
    return { to: `${LINKS_PATH}?done=template` };
  });
}
