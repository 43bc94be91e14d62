import { Field } from '#server/marketing/kit/form.tsx';
import { NameList } from '#server/marketing/kit/name-list.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { LinkDraft } from '#server/marketing/links/links.ts';

interface LinkFieldsProps {
  /** Origin of short addresses. */
  origin: string;
  campaigns: readonly string[];
  draft: Partial<LinkDraft>;
  similar: string | undefined;
  /** The short name cannot be changed later. */
  isNew?: boolean;
}

/** Fields that few links have. */
const FOLDED = ['content', 'term', 'referrer', 'title', 'description', 'endsOn'] as const;

/** All fields of a link. */
export function LinkFields({ origin, campaigns, draft, similar, isNew = false }: LinkFieldsProps) {
  const { links: texts } = useConsole().texts;
  const { fields, hints } = texts;
  const field = (
    name: keyof LinkDraft,
    hint?: string,
    more: { list?: string; required?: boolean; type?: 'date'; maxLength?: number } = {},
  ) => (
    <Field
      name={name}
      label={fields[name]}
      {...(hint === undefined ? {} : { hint })}
      defaultValue={draft[name]}
      maxLength={300}
      {...more}
    />
  );
  return (
    <>
      {isNew && field('name', hints.name(`${origin}/l/…`), { required: true })}
      {field('path', hints.path, { list: 'places' })}
      <datalist id="places">
        {Object.entries(texts.places).map(([path, name]) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      {field('source', hints.source)}
      {field('medium', hints.medium)}
      {field('campaign', undefined, { list: 'campaigns', required: true })}
      {similar !== undefined && (
        <label className="check">
          <input type="checkbox" name="sure" value="yes" />
          {texts.sure(draft.campaign ?? '')}
        </label>
      )}
      {field('tags', hints.tags, { maxLength: 500 })}
      <NameList id="campaigns" of="campaign" names={campaigns} />
      <details className="more" open={isNew && FOLDED.some((name) => (draft[name] ?? '') !== '')}>
        <summary>{texts.more}</summary>
        <div className="form">
          {field('content')}
          {field('term')}
          {field('referrer', hints.referrer)}
          {field('title', hints.title)}
          {field('description')}
          {field('endsOn', hints.endsOn, { type: 'date' })}
        </div>
      </details>
    </>
  );
}
