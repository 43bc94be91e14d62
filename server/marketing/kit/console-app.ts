import multipart from '@fastify/multipart';
import { sendAnswer, type Answer } from '#server/marketing/kit/answers.ts';
import { ownOrigin } from '#server/core/http/own-origin.ts';
import {
  admit,
  isSentFromHere,
  SIGN_IN_PATH,
  wantsPage,
  type ConsoleUser,
} from '#server/marketing/access/admit.ts';
import { homeOf, opensPagesOf, type PagesOf } from '#server/marketing/access/roles.ts';
import { ConsoleSessionOver } from '#server/marketing/access/actions.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { ReportsUnavailable } from '#server/core/database/report-database.ts';
import { noteReportOutage } from '#server/core/http/errors.ts';
import { marketDay } from '#server/core/market-day.ts';
import { markets } from '#shared/market/market.ts';
import {
  FORM_BYTES,
  formOf,
  uploadOf,
  type Form,
  type Upload,
} from '#server/marketing/kit/read-form.ts';
import { readPreferences } from '#server/marketing/kit/preferences.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import type { perMinute } from '#server/core/http/address-limits.ts';
import { storable } from '#server/core/http/storable.ts';
import { textsOf, type ConsoleLanguage } from '#server/marketing/texts/texts.ts';
import type { consolePages } from '#server/marketing/kit/console-pages.tsx';
import type { ConsoleTexts } from '#server/marketing/texts/en.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { MaySend } from '#server/core/outbound/delivery.ts';
import type { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the console needs. */
export interface ConsolePorts extends CorePorts, Pick<PasswordPorts, 'judgePassword'> {
  readonly postbacks: WakeLoop;
  /** Of postbacks and scheduled files. */
  readonly maySend: MaySend;
  /** Undefined where e-mail is not set up. */
  readonly mailer: Mailer | undefined;
}
export type ConsoleRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** A request for a console page, with everything needed to answer it. */
export interface PublicVisit {
  request: ConsoleRequest;
  reply: FastifyReply;
  texts: ConsoleTexts;
  language: ConsoleLanguage;
  pages: ReturnType<typeof consolePages>;
  /** The market's day. */
  today: number;
  /** Where players open the app. */
  origin: string;
}

export interface Visit extends PublicVisit {
  user: ConsoleUser;
}

/** Registers pages and forms of the console; those that are not public require an admitted user. */
export interface ConsoleApp {
  readonly context: ConsolePorts;
  /** The same for pages and forms of one kind. */
  of(pages: PagesOf): ConsoleApp;
  page(path: string, answer: (visit: Visit) => Promise<Answer>): void;
  form(
    path: string,
    answer: (visit: Visit, form: Form) => Promise<Answer>,
    options?: { bodyLimit?: number },
  ): void;
  /** A form with one file, in the field `file`. */
  upload(
    path: string,
    answer: (visit: Visit, file: Upload) => Promise<Answer>,
    options: { largest: number },
  ): void;
  /** Answers every other path below this one: a page for browsers, JSON for programs. */
  notFound(path: string): void;
  publicPage(
    path: string,
    answer: (visit: PublicVisit) => Promise<Answer>,
    options?: { config: { rateLimit: ReturnType<typeof perMinute> } },
  ): void;
  publicForm(path: string, answer: (visit: PublicVisit, form: Form) => Promise<Answer>): void;
}

export async function createConsoleApp(
  app: FastifyInstance,
  context: ConsolePorts,
): Promise<ConsoleApp> {
  await app.register(multipart);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) =>
      done(null, storable(Object.fromEntries(new URLSearchParams(String(body))))),
  );

  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) =>
    done(null, storable(String(body))),
  );

  const answerWith = async (
    visit: PublicVisit,
    answer: () => Promise<Answer>,
  ): Promise<FastifyReply> => {
    const { request, reply, pages, texts } = visit;
    void reply.header('cache-control', 'no-store');
    try {
      return await sendAnswer(request, reply, await answer());
    } catch (error) {
      if (error instanceof ConsoleSessionOver) return reply.redirect(SIGN_IN_PATH, 303);
      const isFile = (request.query['format'] ?? 'html') !== 'html';
      const isOutage = error instanceof ReportsUnavailable;
      if (isFile || !(isOutage || error instanceof BadRequest)) throw error;
      if (isOutage) noteReportOutage(request, reply, error);
      else void reply.code(400);
      return sendAnswer(request, reply, pages.problem(texts.problem(error.message)));
    }
  };
  const onlyFromHere = async (visit: PublicVisit): Promise<boolean> => {
    const { request, reply, pages, texts } = visit;
    if (isSentFromHere(request)) return true;
    void reply.code(403).header('cache-control', 'no-store');
    await sendAnswer(request, reply, pages.problem(texts.access.notFromHere));
    return false;
  };

  /** Admits a user; those of another role are refused here, except at the front page. */
  const admitted = async (
    request: ConsoleRequest,
    reply: FastifyReply,
    pages: PagesOf | undefined,
  ): Promise<Visit | undefined> => {
    const user = await admit(context, request, reply);
    if (!user) return undefined;
    const visit = { ...(await visitOf(context, request, reply, user)), user };
    if (pages === undefined || opensPagesOf(user.role, pages)) return visit;
    void reply.header('cache-control', 'no-store');
    if (request.method === 'GET' && request.url === REPORT_PATH) {
      await reply.redirect(homeOf(user), 303);
      return undefined;
    }
    const { operatorsOnly, marketersOnly, onlyViews } = visit.texts.access;
    void reply.code(403);
    const others = { operator: operatorsOnly, marketer: marketersOnly, reports: marketersOnly };
    const isViewer = user.role === 'viewer' || user.role === 'agency';
    const text = isViewer ? onlyViews : others[pages];
    await sendAnswer(request, reply, visit.pages.problem(text));
    return undefined;
  };

  const appOf = (pages: PagesOf | undefined): ConsoleApp => ({
    context,
    of: appOf,
    page(path, answer) {
      app.get(path, async (request: ConsoleRequest, reply) => {
        const visit = await admitted(request, reply, pages);
        return visit ? answerWith(visit, () => answer(visit)) : reply;
      });
    },
    form(path, answer, options = {}) {
      app.post(path, options, async (request: ConsoleRequest, reply) => {
        const visit = await admitted(request, reply, pages);
        if (!visit || !(await onlyFromHere(visit))) return reply;
        return answerWith(visit, () => answer(visit, formOf(request)));
      });
    },
    upload(path, answer, { largest }) {
      app.post(
        path,
        { bodyLimit: largest + FORM_BYTES },
        async (request: ConsoleRequest, reply) => {
          const visit = await admitted(request, reply, pages);
          if (!visit || !(await onlyFromHere(visit))) return reply;
          return answerWith(visit, async () => answer(visit, await uploadOf(request, largest)));
        },
      );
    },
    notFound(path) {
      app.get(`${path}/*`, async (request: ConsoleRequest, reply) => {
        if (!wantsPage(request)) return reply.callNotFound();
        const user = await admit(context, request, reply);
        if (!user) return reply;
        const visit = await visitOf(context, request, reply, user);
        void reply.code(404).header('cache-control', 'no-store');
        return sendAnswer(request, reply, visit.pages.notFound(request.url.replace(/\?.*/, '')));
      });
    },
    publicPage(path, answer, options) {
      app.get(path, { ...options }, async (request: ConsoleRequest, reply) => {
        const visit = await visitOf(context, request, reply, undefined);
        return answerWith(visit, () => answer(visit));
      });
    },
    publicForm(path, answer) {
      app.post(path, async (request: ConsoleRequest, reply) => {
        const visit = await visitOf(context, request, reply, undefined);
        if (!(await onlyFromHere(visit))) return reply;
        return answerWith(visit, () => answer(visit, formOf(request)));
      });
    },
  });
  return appOf(undefined);
}

async function visitOf(
  { settings: { market, demo }, clock }: ConsolePorts,
  request: ConsoleRequest,
  reply: FastifyReply,
  user: ConsoleUser | undefined,
): Promise<PublicVisit> {
  const today = marketDay(market, clock.now()).number;
  const place = {
    today,
    timeZone: markets[market].timeZone,
    origin: ownOrigin(request),
    hasSamples: demo,
  };
  const preferences = readPreferences(request, reply);
  // React loads with the first requested page, not with the server.
  const loaded = await import('#server/marketing/kit/console-pages.tsx');
  const pages = loaded.consolePages({ market, place, preferences, user });
  return {
    request,
    reply,
    texts: textsOf(preferences.language),
    language: preferences.language,
    pages,
    today,
    origin: place.origin,
  };
}
