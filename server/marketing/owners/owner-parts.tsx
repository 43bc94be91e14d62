import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { Owner, OwnerAccount } from '#server/marketing/owners/owners.ts';

/** Says to whom something belongs. */
export function OwnerLine({ owner }: { owner: Owner | undefined }) {
  const { owners: texts } = useConsole().texts;
  if (!owner) return null;
  const { name, isGone, createdBy } = owner;
  const text =
    name === undefined ? texts.none(createdBy) : isGone ? texts.gone(name) : texts.owner(name);
  return <p className="hint">{text}</p>;
}

export interface Ownership {
  owner: Owner | undefined;
  /** Accounts that it can be given to; undefined for a user who may not. */
  accounts: readonly OwnerAccount[] | undefined;
}

/** @param own address of the page */
export function OwnerPanel({ ownership, own }: { ownership: Ownership; own: string }) {
  const { owners: texts } = useConsole().texts;
  const { owner, accounts } = ownership;
  return (
    <Panel id="owner" title={texts.title}>
      <OwnerLine owner={owner} />
      {accounts?.length === 0 && <p className="hint">{texts.noAccounts}</p>}
      {accounts !== undefined && accounts.length > 0 && (
        <PostForm action={`${own}/owner`} button={texts.handOver} isQuiet>
          <label>
            {texts.newOwner}
            <select name="owner" defaultValue={owner?.name}>
              {accounts.map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </PostForm>
      )}
    </Panel>
  );
}
