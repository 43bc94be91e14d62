import { useConsole } from '#server/marketing/kit/console-context.ts';

/** A text to copy: by the button where scripts run, else out of its field. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { texts } = useConsole();
  return (
    <span className="copy-field">
      <input readOnly value={text} aria-label={label} />
      <button type="button" className="quiet" data-copied={texts.copied} hidden>
        {texts.copy}
      </button>
    </span>
  );
}
