import { ACCOUNT_PATH } from '#server/marketing/access/paths.ts';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { epochMs } from '#shared/time/duration.ts';
import { CurrentPassword } from '#server/marketing/access/current-password.tsx';
import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { opensPagesOf } from '#server/marketing/access/roles.ts';
import { Table } from '#server/marketing/kit/table.tsx';

export interface TokenPanelProps {
  tokens: readonly {
    id: number;
    name: string;
    created_at: number;
    used_at: number | null;
    may_send_costs: boolean;
  }[];
  /** A newly created one, shown only once. */
  fresh: { name: string; token: string } | undefined;
}

/** Tokens for programs that read reports. */
export function TokenPanel({ tokens, fresh }: TokenPanelProps) {
  const { texts, format, user } = useConsole();
  const { access } = texts;
  return (
    <section className="panel" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{access.tokens}</h2>
      <p>{access.tokensIntro}</p>
      <a className="panel-link" href={API_PATHS.document}>
        {access.apiDocument}
      </a>
      {fresh && (
        <div className="done">
          <output>{access.tokenMade(fresh.name)}</output>
          <p>
            <code>{fresh.token}</code>
          </p>
        </div>
      )}
      {tokens.length > 0 && (
        <Table
          look="words log"
          heads={[access.tokenName, access.created, access.lastUsed, access.ending]}
        >
          {tokens.map(({ id, name, created_at: at, used_at: used, may_send_costs: sends }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {sends && <p>{access.tokenSends}</p>}
              </th>
              <td data-label={access.created}>{format.moment(epochMs(at))}</td>
              <td data-label={access.lastUsed}>
                {used === null ? access.never : format.moment(epochMs(used))}
              </td>
              <td>
                <PostForm
                  action={`${ACCOUNT_PATH}/tokens/${id}/revoke`}
                  button={access.revoke(name)}
                  isQuiet
                />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <PostForm action={`${ACCOUNT_PATH}/tokens`} button={access.createToken}>
        <Field name="name" label={access.tokenName} maxLength={60} required />
        {user && opensPagesOf(user.role, 'marketer') && (
          <label className="check">
            <input type="checkbox" name="costs" value="yes" />
            {access.tokenMaySend}
          </label>
        )}
        <CurrentPassword />
      </PostForm>
    </section>
  );
}
