/**
 * Fills a database with many visitors, and times the pages of the report on it.
 *
 *   DATABASE_URL=… node scripts/report-load.mjs fill        after `traffic --visitors 100000 --days 90`
 *   node scripts/report-load.mjs measure http://127.0.0.1:4600 OPERATOR_KEY
 *
 * `fill` copies each stored visitor a hundred times by SQL, with its events, touches and sums: counting
 * them one by one, as a server does over months, would take days. Copies get their own campaigns,
 * so that the sums have as many rows as those of a busy server.
 */
import pg from 'pg';

const COPIES = 100;
/** Each gets the same number of copies. */
const CAMPAIGNS = 50;
/** Days on which a visitor opens the app again. */
const RETURNS = 7;
const RUNS = 15;

const SUMS = [
  'install_sum',
  'install_hour_sum',
  'install_time_sum',
  'install_event_sum',
  'install_return_sum',
  'install_money_sum',
  'install_value_sum',
];
const KEYS = new Set([
  'touch',
  'day',
  'hour',
  'origin',
  'client',
  'name',
  'seconds',
  'is_installed',
]);

const [command, ...rest] = process.argv.slice(2);
if (command === 'fill') await fill();
else if (command === 'measure') await measure(rest[0] ?? '', rest[1] ?? '');
else throw new Error('say fill or measure');

async function fill() {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  /** @param {string} text @param {unknown[]} [values] */
  const run = async (text, values = []) => {
    const began = performance.now();
    const { rowCount, rows } = await client.query(text, values);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${seconds} s, ${rowCount ?? 0} rows: ${text.trim().slice(0, 70)}`);
    return rows;
  };
  /** @param {string} table @param {Record<string, string>} changed */
  const columns = async (table, changed) => {
    const { rows } = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = rows.map(({ name }) => String(name));
    return {
      names: names.join(', '),
      values: names.map((name) => changed[name] ?? name).join(', '),
    };
  };

  await run(`create temp table origin_copy as
    select origin.id as original, nextval('install_origin_id_seq')::integer as id, copy
    from install_origin as origin cross join generate_series(1, ${CAMPAIGNS}) as copy`);
  await run(`insert into install_origin (id, source, medium, campaign, content, referrer, site, landing_path)
    select origin_copy.id, source, medium, campaign || '-' || copy, content, referrer, site, landing_path
    from origin_copy join install_origin on install_origin.id = original`);
  for (const table of SUMS) {
    const { rows } = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1`,
      [table],
    );
    const numbers = rows.map(({ name }) => String(name)).filter((name) => !KEYS.has(name));
    const times = Object.fromEntries(
      numbers.map((name) => [name, `${name} * ${COPIES / CAMPAIGNS}`]),
    );
    const { names, values } = await columns(table, { ...times, origin: 'origin_copy.id' });
    await run(`insert into ${table} (${names})
      select ${values} from ${table} join origin_copy on original = origin`);
  }
  await run('alter table install_event drop constraint install_event_pkey1').catch(async () =>
    run('alter table install_event drop constraint install_event_pkey'),
  );
  await run(`create temp table base_event as select * from install_event`);
  await run(
    `create temp table base_visitor as select * from install_visitor where player_id is null`,
  );
  await run(
    `create temp table base_touch as select install_touch.* from install_touch join base_visitor using (install_id)`,
  );
  for (let copy = 1; copy <= COPIES; copy += 1) {
    const id = `md5(install_id::text || '${copy}')::uuid`;
    const campaign = 1 + (copy % CAMPAIGNS);
    const originOf = (/** @type {string} */ touch) =>
      `(select id from origin_copy where original = ${touch}_origin and copy = ${campaign})`;
    const visitor = await columns('install_visitor', {
      install_id: id,
      first_origin: originOf('first'),
      last_origin: originOf('last'),
    });
    await run(
      `insert into install_visitor (${visitor.names}) select ${visitor.values} from base_visitor`,
    );
    const touch = await columns('install_touch', { install_id: id });
    await run(`insert into install_touch (${touch.names}) select ${touch.values} from base_touch`);
    const event = await columns('install_event', { install_id: id });
    await run(`insert into install_event (${event.names}) select ${event.values} from base_event`);
    const again = await columns('install_event', {
      install_id: id,
      seq: `1000 + later`,
      happened_at: `happened_at + later * 86400000::bigint`,
      day: `day + later`,
      source: `'pwa'`,
    });
    await run(`insert into install_event (${again.names})
      select ${again.values} from base_event cross join generate_series(1, ${RETURNS}) as later where seq = 1`);
  }
  await run('alter table install_event add primary key (install_id, seq, day)');
  await run(`vacuum (analyze) ${SUMS.join(', ')}, install_origin`);
  await run('analyze install_visitor, install_touch, install_event');
  for (const table of ['install_event', 'install_visitor', ...SUMS, 'install_origin']) {
    const [row] = await run(`select count(*) from ${table}`);
    console.log(`${table}: ${String(row?.['count'])} rows`);
  }
  await client.end();
}

/** @param {number} days @returns such as 2026-11-25 */
function dayBefore(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** @param {string} origin @param {string} key */
async function measure(origin, key) {
  const pages = [
    '/report?period=30d',
    '/report?period=90d',
    '/report?period=90d&device=ios&window=7&touch=last',
    '/report?period=12m',
    '/report/table?period=90d&by=campaign&split=device&sort=deposited',
    '/report/table?period=90d&by=weekday&split=hour',
    '/report/retention?period=90d',
    '/report/revenue?period=90d',
    '/report/value?period=90d',
    `/report/install?format=csv&from=${dayBefore(90)}&to=${dayBefore(1)}`,
  ];
  for (const page of pages) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      const answer = await fetch(origin + page, {
        headers: { 'x-operator-key': key, accept: 'text/html' },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const [median, slowest] = [times[Math.floor(RUNS / 2)] ?? 0, times.at(-1) ?? 0];
    console.log(`${page}: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  }
}
