import { useConsole } from '#server/marketing/kit/console-context.ts';

export interface Choice {
  label: string;
  href: string;
  isChosen: boolean;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  /** `segments` share one frame, for a few choices; `tabs` wrap. */
  look?: 'segments' | 'tabs';
  /** Shows the label beside the choices. */
  isLabelled?: boolean;
}

/** A choice of links: works without a script, and as a bookmark. A shared report has none. */
export function Choices({ label, choices, look = 'segments', isLabelled = false }: ChoicesProps) {
  if (useConsole().shared) return null;
  return (
    <nav className={`choices ${look}`} aria-label={label}>
      {isLabelled && (
        <span className="choices-label" aria-hidden="true">
          {label}
        </span>
      )}
      <ul>
        {choices.map(({ label: text, href, isChosen }) => (
          <li key={text}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
