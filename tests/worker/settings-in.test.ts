import { stampShell } from '#server/web/shell.ts';
import { clientSettings } from '#shared/wire/client-settings.ts';
import { settingsIn } from '#shared/wire/read-settings.ts';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const settings = v.parse(clientSettings, {
  apiBase: 'https://api.example',
  clientReferrer: `a "b" & <c> 'd'`,
  iconBudgetMb: 2,
});

it('reads back what the server stamped into the document', () => {
  const indexHtml = readFileSync('index.html', 'utf8');
  const stamped = stampShell({ indexHtml, serviceWorker: 'shell-revision:x' }, settings);
  expect(settingsIn(stamped.indexHtml)).toEqual(settings);
});

it('reads what an operator of a static host wrote', () => {
  const page = `<meta name="parola-settings" content='{"apiBase":"https://api.example"}'>`;
  expect(settingsIn(page).apiBase).toBe('https://api.example');
});

it.each(['', '<meta name="parola-settings" content="{" />', '<p>another page</p>'])(
  'reads the defaults in a document without settings: %s',
  (page) => {
    expect(settingsIn(page)).toEqual(v.parse(clientSettings, {}));
  },
);
