import { auditedRule } from '#server/marketing/postbacks/audited-rule.ts';
import { POSTBACK_EVENTS } from '#server/marketing/postbacks/events.ts';
import { readDeliveries, retryFailed, sendTest } from '#server/marketing/postbacks/delivery-log.ts';
import { suggestNames } from '#server/marketing/events/names.ts';
import {
  readRule,
  readSecret,
  requireSecretAgain,
} from '#server/marketing/postbacks/rule-draft.ts';
import {
  addRule,
  changeRule,
  countByRule,
  deleteRule,
  findRule,
  listRules,
  setActive,
  type PostbackRule,
} from '#server/marketing/postbacks/rules.ts';
import { addOwnerForm, readOwnership } from '#server/marketing/owners/owner-routes.ts';
import { readOwners } from '#server/marketing/owners/owners.ts';
import { readReceived } from '#server/marketing/postbacks/received.ts';
import { ruleTemplates } from '#server/marketing/postbacks/templates.ts';
import {
  changeAndNote,
  noteAction,
  noteOnly,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import { transact } from '#server/core/database/transact.ts';
import { COUNTED_DAYS } from '#server/marketing/postbacks/postbacks-page.tsx';
import { SHOWN_DELIVERIES } from '#server/marketing/postbacks/delivery-log.tsx';
import { POSTBACKS_PATH, RECEIVED_PATH } from '#server/marketing/postbacks/paths.ts';
import { formOfRule, type RuleForm } from '#server/marketing/postbacks/rule-fields.tsx';
import { DELIVERY_TIMEOUT_MS } from '#server/core/outbound/delivery.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { markets } from '#shared/market/market.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { Outcome } from '#server/core/outbound/delivery.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';

const STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'failed'];

export function addPostbackPages(app: ConsoleApp): void {
  const { database, clock, settings, postbacks, maySend } = app.context;
  const { db } = database;
  const line = ({ user }: Visit, action: Action, rule: string, more = {}): ActionLine => ({
    actor: user,
    action,
    detail: { rule, ...more },
    now: clock.now(),
  });

  const showAll = async (visit: Visit, said?: { note: Note; form: RuleForm }) => {
    const templates = ruleTemplates(settings.demo ? visit.origin : undefined);
    const ids = [...templates.keys()];
    const template = ids.find((id) => id === visit.request.query['template']) ?? ids[0] ?? '';
    return visit.pages.postbacks({
      note: said?.note ?? doneNote(visit),
      rules: await listRules(db),
      owners: await readOwners(db, 'postback_rule'),
      counts: await countByRule(db, epochMs(clock.now() - COUNTED_DAYS * DAY_MS)),
      templates: ids,
      template: said ? '' : template,
      form: said?.form ?? formOfRule(templates.get(template) ?? {}),
      sources: await suggestNames(db, 'source'),
      campaigns: await suggestNames(db, 'campaign'),
      hasSandbox: settings.demo,
    });
  };
  const showOne = async (
    visit: Visit,
    rule: PostbackRule,
    said: { note?: Note; form?: RuleForm } = {},
  ) => {
    const state = STATES.find((one) => one === visit.request.query['state']);
    return visit.pages.postback({
      note: said.note ?? doneNote(visit),
      rule,
      ownership: await readOwnership(db, visit, { table: 'postback_rule', id: rule.id }),
      form: said.form ?? formOfRule(rule),
      deliveries: await readDeliveries(db, rule.id, { state, limit: SHOWN_DELIVERIES }),
      state,
      sources: await suggestNames(db, 'source'),
      campaigns: await suggestNames(db, 'campaign'),
    });
  };
  /** @throws BadRequest for an unknown rule */
  const ruleOf = async ({ request }: Visit): Promise<PostbackRule> => {
    const { id } = request.params as { id: string };
    const rule = /^\d{1,9}$/.test(id) ? await findRule(db, Number(id)) : undefined;
    if (!rule) throw new BadRequest('there is no such postback');
    return rule;
  };
  /** Shows the form again, filled in, when it cannot be stored. */
  const orSay = async (
    visit: Visit,
    store: () => Promise<Answer>,
    show: (problem: Note) => Promise<string>,
  ): Promise<Answer> => {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      return show({ text: visit.texts.problem(error.message), isProblem: true });
    }
  };
  const onRule = (
    path: string,
    act: (visit: Visit, rule: PostbackRule, form: Form) => Promise<Answer>,
  ) =>
    app.form(`${POSTBACKS_PATH}/:id${path}`, async (visit, form) =>
      act(visit, await ruleOf(visit), form),
    );
  const pageOf = ({ id }: Pick<PostbackRule, 'id'>, done: string) => ({
    to: `${POSTBACKS_PATH}/${id}?done=${done}`,
  });

  app.page(POSTBACKS_PATH, (visit) => showAll(visit));
  app.form(POSTBACKS_PATH, (visit, form) =>
    orSay(
      visit,
      async () => {
        const secret = readSecret(form) ?? '';
        const draft = readRule(form, { mayCallUrl: maySend, hasSecret: secret !== '' });
        const added = { ...line(visit, 'postback-added', draft.name), after: auditedRule(draft) };
        const id = await changeAndNote(database, added, (trx) =>
          addRule(trx, draft, {
            secret,
            by: visit.user.name,
            owner: visit.user.session?.account,
            now: clock.now(),
          }),
        );
        return pageOf({ id }, 'added');
      },
      (problem) => showAll(visit, { note: problem, form: withoutSecret(form) }),
    ),
  );
  if (settings.demo) {
    app.page(RECEIVED_PATH, async ({ pages }) => pages.received(await readReceived(db)));
  }
  app.page(`${POSTBACKS_PATH}/:id`, async (visit) => showOne(visit, await ruleOf(visit)));
  onRule('', (visit, rule, form) =>
    orSay(
      visit,
      async () => {
        const secret = readSecret(form);
        const draft = readRule(form, {
          mayCallUrl: maySend,
          hasSecret: (secret ?? rule.secret) !== '',
        });
        const changed = {
          ...line(visit, 'postback-changed', draft.name),
          before: auditedRule(rule),
          after: auditedRule(draft),
        };
        await changeAndNote(database, changed, async (trx) => {
          // Read again: the secret may have been replaced, with another host, since the form was opened.
          const stored = await findRule(trx, rule.id);
          if (!stored) throw new BadRequest('there is no such postback');
          requireSecretAgain(stored, draft, secret);
          await changeRule(trx, rule.id, draft, secret);
        });
        return pageOf(rule, 'changed');
      },
      (problem) => showOne(visit, rule, { note: problem, form: withoutSecret(form) }),
    ),
  );
  addOwnerForm(app, {
    table: 'postback_rule',
    path: POSTBACKS_PATH,
    action: 'postback-handed-over',
    find: ruleOf,
  });
  onRule('/test', async (visit, rule, form) => {
    const event = POSTBACK_EVENTS.find((one) => one === form['event']);
    if (!event) throw new BadRequest('choose an event');
    const { currency } = markets[settings.market];
    const options = { maySend, now: clock.now(), timeoutMs: DELIVERY_TIMEOUT_MS, currency };
    const outcome = await sendTest(database, rule, event, options);
    await noteOnly(database, line(visit, 'postback-tested', rule.name));
    return showOne(visit, rule, { note: testNote(visit, outcome) });
  });
  onRule('/pause', async (visit, rule, { paused }) => {
    const isPaused = paused === 'yes';
    const action = isPaused ? 'postback-paused' : 'postback-resumed';
    await changeAndNote(database, line(visit, action, rule.name), (trx) =>
      setActive(trx, rule.id, isPaused ? null : clock.now()),
    );
    postbacks.wake();
    return pageOf(rule, isPaused ? 'paused' : 'resumed');
  });
  onRule('/retry', async (visit, rule) => {
    const count = await transact(database, async (trx) => {
      const found = await retryFailed(trx, rule.id, clock.now());
      await noteAction(trx, line(visit, 'postback-retried', rule.name, { count: found }));
      return found;
    });
    postbacks.wake();
    return pageOf(rule, `retried&count=${count}`);
  });
  onRule('/delete', async (visit, rule, { sure }) => {
    if (sure !== 'yes') {
      void visit.reply.code(400);
      const { deleteUnticked: text } = visit.texts.postbacks;
      return showOne(visit, rule, { note: { text, isProblem: true } });
    }
    const deleted = { ...line(visit, 'postback-deleted', rule.name), before: auditedRule(rule) };
    await changeAndNote(database, deleted, (trx) => deleteRule(trx, rule.id));
    return { to: `${POSTBACKS_PATH}?done=deleted` };
  });
}

/** The secret is write-only. */
const withoutSecret = ({ secret: _secret, ...rest }: Form): RuleForm => rest;

function testNote({ texts }: Visit, { state, status, answer }: Outcome): Note {
  const { testDone, testFailed, noAnswer } = texts.postbacks;
  const isProblem = state !== 'delivered';
  const said = String(status ?? noAnswer);
  return { text: isProblem ? testFailed(said, answer) : testDone(said), isProblem };
}

function doneNote({ request, texts }: Visit): Note | undefined {
  const { added, changed, isPaused, isResumed, isDeleted, retried } = texts.postbacks;
  const count = /^\d{1,9}$/.exec(String(request.query['count']))?.[0] ?? '0';
  const text = {
    added,
    changed,
    paused: isPaused,
    resumed: isResumed,
    deleted: isDeleted,
    handed: texts.owners.handed,
    retried: retried(count),
  }[String(request.query['done'])];
  return text === undefined ? undefined : { text, isProblem: false };
}
