import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileVariableOf } from '#server/core/settings/secret-files.ts';
import { inRoot } from '#scripts/lib/root.mjs';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { METRICS_PATH } from '#server/metrics/metrics-path.ts';
import { readSettings, settingNames } from '#server/core/settings/settings.ts';
import type { SettingRow } from '#server/core/settings/setting-row.ts';
import { settingsTable } from '#server/core/settings/settings-table.ts';
import { commandsIn, DEPLOY_FILES, packagePathsIn, portsIn, variablesIn } from './deploy-files.ts';

/** Read by Node, or by the server before its settings. */
const NO_SETTINGS: readonly string[] = ['NODE_ENV'];

describe('the files of deploy/', () => {
  it('name settings that exist, and give every secret as a file', () => {
    const known = settingNames.flatMap((name) => {
      const { env, isSecret }: SettingRow<unknown> = settingsTable[name];
      return isSecret ? [fileVariableOf(env)] : [env];
    });
    const named = variablesIn(DEPLOY_FILES);
    expect(named).toEqual(expect.arrayContaining(['APP_ORIGIN', 'OPERATOR_KEY_FILE', 'DATA_DIR']));
    const unknown = named.filter((name) => !known.includes(name) && !NO_SETTINGS.includes(name));
    expect(unknown).toEqual([]);
  });

  it('give values that the server accepts', () => {
    const values = Object.fromEntries(
      DEPLOY_FILES.env
        .split('\n')
        .filter((line) => /^\w/.test(line))
        .map((line) => line.split('=', 2)),
    ) as Record<string, string>;
    expect(readSettings({ ...values, NODE_ENV: 'production' })).toMatchObject({
      demo: false,
      rsaBits: 2048,
    });
  });

  it('expect the server at its own port', () => {
    const ports = portsIn(DEPLOY_FILES);
    expect(ports).toHaveLength(5);
    expect(new Set(ports)).toEqual(new Set([settingsTable.port.default]));
  });

  it('run the program of the package, and commands that it has', () => {
    expect(new Set(packagePathsIn(DEPLOY_FILES))).toEqual(new Set(['bin/parola']));
    expect(commandsIn(DEPLOY_FILES)).toEqual(['start', 'start']);
  });

  it('copy, build and mount what exists', () => {
    const { scripts, workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
      workspaces: string[];
    };
    const { dockerfile, compose } = DEPLOY_FILES;
    const runs = [...dockerfile.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name);
    expect(runs).toEqual(['package']);
    expect(runs.filter((name) => !scripts[name])).toEqual([]);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, from = '']) => from.split(' '),
    );
    const mounted = [...compose.matchAll(/\.\/(Caddyfile)/g)].map(
      ([, name = '']) => `deploy/${name}`,
    );
    expect([...copied, ...mounted]).toHaveLength(5);
    expect([...copied, ...mounted].filter((path) => !existsSync(inRoot(path)))).toEqual([]);
    expect(copied).toEqual(
      expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)),
    );
    const [, declared = ''] = /^secrets:\n([\s\S]*)$/m.exec(compose) ?? [];
    const secrets = [...declared.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
    const used = [...compose.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(used)).toEqual(new Set(secrets));
  });
});

/** They set a state or hand out something of their own; nothing is counted, sent or refused the second time. */
const HARMLESS_TWICE = [
  'changeProfile',
  'exitGame',
  'gameLike',
  'installEvents',
  'ownRecords',
  'pushSubscribe',
  'pushUnsubscribe',
  'startGame',
];

describe('the nginx of docs/running.md', () => {
  const nginxOf = (page: string): string => {
    const text = readFileSync(inRoot('docs', page), 'utf8');
    const blocks = [...text.matchAll(/```nginx\n(.*?)```/gs)].map(([, block = '']) => block);
    return blocks.find((block) => block.includes('proxy_pass')) ?? '';
  };
  const changesOfApp = (): Set<string> => {
    const files = readdirSync(inRoot('src', 'api')).filter((file) => file.endsWith('.ts'));
    const text = files.map((file) => readFileSync(inRoot('src', 'api', file), 'utf8')).join('\n');
    return new Set([...text.matchAll(/(\w+): build\.mutation</g)].map(([, name = '']) => name));
  };
  const headersOf = (block: string) => block.match(/proxy_set_header .*;/g);

  it('passes on what that of docs/deploying.md does, and keeps the inner paths inside', () => {
    const running = nginxOf('running.md');
    expect(headersOf(running)).toHaveLength(3);
    expect(headersOf(running)).toEqual(headersOf(nginxOf('deploying.md')));
    const [, pattern = ''] = /location ~ (\S+) \{ return 404; \}/.exec(running) ?? [];
    const inner = new RegExp(pattern);
    expect([METRICS_PATH, '/operator/reconcile'].filter((path) => !inner.test(path))).toEqual([]);
    expect(['/lobby/home', '/metricsmore'].filter((path) => inner.test(path))).toEqual([]);
    expect(DEPLOY_FILES.caddyfile).toContain(`path ${METRICS_PATH} /operator/*`);
  });

  it('repeats no call of the app that may not be made twice', () => {
    const [, pattern = ''] =
      /location ~ (\S+) \{[^}]*non_idempotent/.exec(nginxOf('running.md')) ?? [];
    const isRepeated = ({ path }: Endpoint): boolean => new RegExp(pattern).test(path);
    const changes = changesOfApp();
    const all: [string, Endpoint][] = Object.entries(endpoints);
    const twice = all.flatMap(([name, endpoint]) =>
      changes.has(name) && endpoint.isOnce !== true && isRepeated(endpoint) ? [name] : [],
    );
    expect(twice.toSorted()).toEqual(HARMLESS_TWICE);
    const numbered = all.filter(([, { isOnce }]) => isOnce === true);
    expect(numbered.length).toBeGreaterThan(15);
    expect(numbered.filter(([, endpoint]) => !isRepeated(endpoint))).toEqual([]);
    expect(isRepeated(endpoints.workerReport)).toBe(false);
  });
});
