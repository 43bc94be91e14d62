import { countVisitors } from '#server/attribution/count-visitors.ts';
import { markets } from '#domain/market.ts';
import { readReport, type Report } from '#server/attribution/report-query.ts';
import { reportCsv } from '#server/attribution/report-csv.ts';
import {
  errorPage,
  REPORT_PATH,
  reportPage,
  STYLE_PATH,
  type PageFrame,
} from '#server/attribution/report-page.ts';
import { readFormat, readRange } from '#server/attribution/report-range.ts';
import { REPORT_STYLE } from '#server/attribution/report-style.ts';
import { STEPS } from '#server/attribution/funnel.ts';
import { chooseEncoding, compress, COMPRESS_FROM_BYTES } from '#server/http/compress.ts';
import { BadRequest } from '#server/http/refusal.ts';
import { dayText, marketDay } from '#server/market-day.ts';
import { admitOperator } from '#server/operator/operator-page.ts';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The marketers' report (contract, install attribution). */
export function addInstallReport(
  app: FastifyInstance,
  { database, settings, clock }: Pick<PlatformContext, 'database' | 'settings' | 'clock'>,
): void {
  const { market } = settings;

  app.get(STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(REPORT_STYLE),
  );

  app.get<{ Querystring: Record<string, unknown> }>(REPORT_PATH, async (request, reply) => {
    if (!admitOperator(request, reply, settings)) return reply;
    void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    const { query } = request;
    const now = clock.now();
    const frame: PageFrame = {
      today: marketDay(market, now).number,
      timeZone: markets[market].timeZone,
    };
    const isPage = (query['format'] ?? 'html') === 'html';
    try {
      const format = readFormat(query);
      const range = readRange(query, market, now);
      await countVisitors(database, market);
      const report = await readReport(database.longDb, range);
      return await sendText(request, reply, fileOf(report, format, frame));
    } catch (error) {
      if (!(error instanceof BadRequest) || !isPage) throw error;
      void reply.code(400).type('text/html; charset=utf-8');
      return reply.send(errorPage(error.message, readRange({}, market, now), frame));
    }
  });
}

interface TextFile {
  type: string;
  text: string;
  /** Of a file that is saved, not shown. */
  name?: string;
}

function fileOf(report: Report, format: 'html' | 'csv' | 'json', frame: PageFrame): TextFile {
  const name = `parola-installs-${dayText(report.from)}-to-${dayText(report.to)}.${format}`;
  switch (format) {
    case 'html':
      return { type: 'text/html', text: reportPage(report, frame) };
    case 'csv':
      return { type: 'text/csv', text: reportCsv(report), name };
    case 'json':
      return { type: 'application/json', text: reportJson(report, frame) };
  }
}

const reportJson = ({ from, to, ...report }: Report, { timeZone }: PageFrame): string =>
  JSON.stringify({
    from: dayText(from),
    to: dayText(to),
    timeZone,
    steps: STEPS.map(({ id, label }) => ({ id, label })),
    ...report,
  });

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, name }: TextFile,
): Promise<FastifyReply> {
  void reply.type(`${type}; charset=utf-8`);
  if (name !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${name}"`);
  }
  const isLong = text.length >= COMPRESS_FROM_BYTES;
  const encoding = isLong ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}
