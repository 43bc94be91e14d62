import { cutText } from '#shared/text/characters.ts';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { Qr } from '#server/marketing/kit/qr.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { Table } from '#server/marketing/kit/table.tsx';
import { SHORTEST_PASSWORD } from '#server/marketing/access/accounts.ts';
import { ACTIONS } from '#server/marketing/access/actions.ts';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import { SIGN_IN_PATH } from '#server/marketing/access/admit.ts';
import { ACCOUNT_PATH, LOG_PATH } from '#server/marketing/access/paths.ts';
import { CurrentPassword } from '#server/marketing/access/current-password.tsx';
import { TokenPanel, type TokenPanelProps } from '#server/marketing/access/token-panel.tsx';
import { epochMs } from '#shared/time/duration.ts';

export function SignInPage({ next, name, note }: { next: string; name: string; note?: Note }) {
  const { texts } = useConsole();
  const { access } = texts;
  return (
    <ConsolePage title={access.signIn} here={SIGN_IN_PATH}>
      <section className="panel narrow">
        <h1>{access.signIn}</h1>
        <p>{access.signInIntro}</p>
        <FormNote note={note} />
        <PostForm action={SIGN_IN_PATH} button={access.signIn}>
          <input type="hidden" name="next" value={next} />
          <Field
            name="name"
            label={access.name}
            defaultValue={name}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={100}
            required
          />
          <Field
            name="password"
            label={access.password}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
          />
          <Field
            name="code"
            label={access.code}
            hint={access.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        </PostForm>
        <p className="hint">
          {access.noAccount} <code>console add --name you</code>
        </p>
      </section>
    </ConsolePage>
  );
}

interface AccountPageProps {
  note: Note | undefined;
  /** A secret that waits to be confirmed by its first code. */
  pending: { secret: string; address: string } | undefined;
  tokens: TokenPanelProps;
}

export function AccountPage({ note, pending, tokens }: AccountPageProps) {
  const { texts, user } = useConsole();
  const { access } = texts;
  return (
    <ConsolePage title={access.account} here={ACCOUNT_PATH}>
      <h1>{access.account}</h1>
      <FormNote note={note} />
      {user?.session ? (
        <>
          <p>{access.signedInAs(user.name, access.roles[user.role])}</p>
          {user.scope !== 'all' && <p>{access.seesCampaigns(user.scope.prefix)}</p>}
          <div className="columns">
            <PasswordPanel />
            <CodePanel pending={pending} hasCode={user.session.account.hasCode} />
          </div>
          {opensPagesOf(user.role, 'reports') && <TokenPanel {...tokens} />}
          <PostForm action={`${ACCOUNT_PATH}/sign-out`} button={access.signOut} isQuiet />
        </>
      ) : (
        <p>{access.withoutAccount}</p>
      )}
    </ConsolePage>
  );
}

function PasswordPanel() {
  const { access } = useConsole().texts;
  return (
    <section className="panel" aria-labelledby="password-title">
      <h2 id="password-title">{access.changePassword}</h2>
      <PostForm action={`${ACCOUNT_PATH}/password`} button={access.changePassword}>
        <CurrentPassword />
        <Field
          name="password"
          label={access.newPassword}
          hint={access.passwordHint(String(SHORTEST_PASSWORD))}
          type="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          required
        />
      </PostForm>
    </section>
  );
}

function CodePanel({ pending, hasCode }: Pick<AccountPageProps, 'pending'> & { hasCode: boolean }) {
  const { access } = useConsole().texts;
  return (
    <section className="panel" aria-labelledby="code-title">
      <h2 id="code-title">{access.codeTitle}</h2>
      <p>{hasCode ? access.codeOn : access.codeIntro}</p>
      {hasCode && (
        <PostForm action={`${ACCOUNT_PATH}/code-off`} button={access.codeTurnOff}>
          <CurrentPassword />
        </PostForm>
      )}
      {!hasCode && !pending && (
        <PostForm action={`${ACCOUNT_PATH}/code`} button={access.codeStart}>
          <CurrentPassword />
        </PostForm>
      )}
      {!hasCode && pending && (
        <>
          <p>{access.codeScan}</p>
          <Qr text={pending.address} label={access.qrLabel} />
          <p>
            <code>{pending.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <PostForm action={`${ACCOUNT_PATH}/code-on`} button={access.codeTurnOn}>
            <Field
              name="code"
              label={access.codeConfirm}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          </PostForm>
        </>
      )}
    </section>
  );
}

export interface LoggedAction {
  happened_at: number;
  actor: string;
  action: string;
  detail: unknown;
}

export function LogPage({ actions }: { actions: readonly LoggedAction[] }) {
  const { texts, format } = useConsole();
  const { access } = texts;
  const nameOf = (action: string): string => {
    const known = ACTIONS.find((one) => one === action);
    return known === undefined ? action : access.actions[known];
  };
  return (
    <ConsolePage title={access.log} here={LOG_PATH}>
      <h1>{access.log}</h1>
      <p className="range">{access.logIntro}</p>
      <section className="panel" aria-label={access.log}>
        {actions.length === 0 ? (
          <p className="nothing">{access.logEmpty}</p>
        ) : (
          <Table look="words log" heads={[access.when, access.who, access.what, access.detail]}>
            {actions.map(({ happened_at: at, actor, action, detail }, index) => (
              <tr key={`${at} ${index}`}>
                <td>{format.moment(epochMs(at))}</td>
                <td>{actor}</td>
                <td>{nameOf(action)}</td>
                <td>
                  <Detail text={detailText(detail)} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </ConsolePage>
  );
}

/** Longer details, such as many names, are folded. */
const SHORT_DETAIL = 200;

function Detail({ text }: { text: string }) {
  if (text.length <= SHORT_DETAIL) return text;
  return (
    <details className="more">
      <summary>{`${cutText(text, SHORT_DETAIL / 2)}…`}</summary>
      {text}
    </details>
  );
}

const detailText = (detail: unknown): string =>
  Object.entries((detail ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
