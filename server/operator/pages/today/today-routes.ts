import { dayText } from '#server/core/market-day.ts';
import { noteOnly } from '#server/marketing/access/actions.ts';
import { readFact } from '#server/core/facts.ts';
import { readToday } from '#server/operator/pages/today/read-today.ts';
import { readTodayView } from '#server/operator/pages/today/today-view.ts';
import { readWaiting } from '#server/operator/pages/today/waiting-work.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import { TODAY_PATH } from '#server/marketing/access/paths.ts';
import { todayCsv } from '#server/operator/pages/today/today-csv.ts';
import type { ConsoleApp } from '#server/marketing/kit/console-app.ts';

/** What moved in a period and what waits now: as a page, and as a file. */
export function addTodayPage(app: ConsoleApp): void {
  const { database, settings, clock } = app.context;
  const { db, longDb } = database;
  const { market } = settings;

  app.page(TODAY_PATH, async (visit) => {
    const { query } = visit.request;
    const view = readTodayView(query, visit.today);
    const sums = await readToday(longDb, market, view);
    if (textOf(query, 'format') === 'csv') {
      const name = `parola-money-${dayText(view.from)}-${dayText(view.to)}.csv`;
      const exported = { actor: visit.user, action: 'exported', detail: { file: name } } as const;
      await noteOnly(database, { ...exported, now: clock.now() });
      return { type: 'text/csv', text: todayCsv(sums), name };
    }
    const { todayPage } = await import('#server/operator/pages/today/today-page.tsx');
    return visit.pages.render(
      todayPage({
        ...sums,
        view,
        today: visit.today,
        waiting: await readWaiting(db, clock.now()),
        reconciled: await readFact(db, 'last-reconciliation'),
      }),
    );
  });
}
