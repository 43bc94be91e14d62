import { Choices } from '#server/marketing/kit/choices.tsx';
import { Field, PostForm } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { Table } from '#server/marketing/kit/table.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import {
  LONGEST_TEMPLATE_NAME,
  TEMPLATE_FIELDS,
  type LinkTemplate,
} from '#server/marketing/links/link-templates/link-templates.ts';
import { TEMPLATES_PATH } from '#server/marketing/links/paths.ts';

interface TemplateChoicesProps {
  templates: readonly LinkTemplate[];
  /** Of the page whose form a template fills in. */
  path: string;
  /** Of the form's panel. */
  panel: string;
}

/** Links that fill in a form; nothing without templates. */
export function TemplateChoices({ templates, path, panel }: TemplateChoicesProps) {
  const { templates: words } = useConsole().texts;
  if (templates.length === 0) return null;
  return (
    <Choices
      label={words.fillFrom}
      look="tabs"
      isLabelled
      choices={templates.map(({ id, name }) => ({
        label: name,
        href: `${path}?template=${id}#${panel}`,
        isChosen: false,
      }))}
    />
  );
}

/** Saves the fields of a form under a name. @param form the id of that form */
export function SaveTemplate({ form, name = '' }: { form: string; name?: string | undefined }) {
  const { templates: words } = useConsole().texts;
  return (
    <details className="more" open={name !== ''}>
      <summary>{words.save}</summary>
      <div className="form">
        <Field
          name="template"
          form={form}
          label={words.name}
          hint={words.saveHint}
          maxLength={LONGEST_TEMPLATE_NAME}
          defaultValue={name}
        />
        <button
          type="submit"
          form={form}
          formAction={TEMPLATES_PATH}
          formNoValidate
          className="quiet"
        >
          {words.save}
        </button>
      </div>
    </details>
  );
}

/** All templates, each with a question before it is deleted. */
export function TemplatesPanel({ templates }: { templates: readonly LinkTemplate[] }) {
  const { texts } = useConsole();
  const words = texts.templates;
  return (
    <Panel id="templates" title={words.title}>
      <Table look="words" caption={words.title} heads={[words.name, words.fields, words.remove]}>
        {templates.map(({ id, name, fields }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              {TEMPLATE_FIELDS.filter((field) => fields[field] !== '').map((field) => (
                <div key={field}>
                  {texts.links.fields[field]}: <bdi>{fields[field]}</bdi>
                </div>
              ))}
            </td>
            <td>
              <details className="more short">
                <summary>
                  {words.remove}
                  <span className="visually-hidden">: {name}</span>
                </summary>
                <PostForm
                  action={`${TEMPLATES_PATH}/${id}/delete`}
                  button={words.removeSure}
                  about={name}
                  isQuiet
                />
              </details>
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
