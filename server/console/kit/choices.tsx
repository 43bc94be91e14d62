export interface Choice {
  label: string;
  href: string;
  isChosen: boolean;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  /** `segments` stand in one frame, as few do; `tabs` wrap. */
  look?: 'segments' | 'tabs';
  /** Shows the label beside the choices. */
  isLabelled?: boolean;
}

/** One of a few, each an address of its own: works without a script, and as a bookmark. */
export function Choices({ label, choices, look = 'segments', isLabelled = false }: ChoicesProps) {
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
