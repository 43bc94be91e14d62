import { describe, expect, it } from 'vitest';
import {
  documentedNginx,
  documentedRestore,
  documentedSettings,
  DOMAIN,
} from '#scripts/drill/documents.mjs';

/** The drill runs what a host copies: a page that it cannot read any more fails here, not after minutes. */
describe('the examples that the drill runs', () => {
  it('are the nginx of two servers, on other ports and under another name', () => {
    const nginx = documentedNginx({ listen: 18_443, servers: [18_600, 18_601] });
    expect(nginx).toContain('server 127.0.0.1:18600 max_fails=1');
    expect(nginx).toContain('server 127.0.0.1:18601 max_fails=1');
    expect(nginx).toContain('listen 127.0.0.1:18443 ssl;');
    expect(nginx).toContain(`server_name ${DOMAIN};`);
    expect(nginx).not.toContain('example.com');
  });

  it('are the backup, the restore and the comparison', () => {
    expect(documentedRestore()).toEqual([
      'pg_dump --format=custom parola > parola.dump',
      'createdb restored && pg_restore --dbname=restored --no-owner --exit-on-error parola.dump',
      'DATABASE_URL=postgresql:///restored bin/parola reconcile',
    ]);
  });

  it('are the settings of the unit and its file, with secrets in the folder of credentials', () => {
    const place = { credentials: '/run/secrets', state: '/var/lib', values: { HELPLINE: '1553' } };
    expect(documentedSettings(place)).toMatchObject({
      APP_ORIGIN: `https://${DOMAIN}`,
      DATABASE_URL_FILE: '/run/secrets/database-url',
      DATA_DIR: '/var/lib/parola',
      HELPLINE: '1553',
      NODE_ENV: 'production',
      OPERATOR_KEY_FILE: '/run/secrets/operator-key',
      TRUST_PROXY: '1',
    });
  });
});
