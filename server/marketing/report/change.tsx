import { useConsole } from '#server/marketing/kit/console-context.ts';

interface ChangeProps {
  now: number;
  /** Of the compared period. */
  before: number;
  /** False when less is better. */
  isGood?: boolean;
}

/** A number's change; a change from nothing has no percentage and is named. */
export function Change({ now, before, isGood = true }: ChangeProps) {
  const { texts, format } = useConsole();
  if (now === 0 && before === 0) return null;
  const change = format.change(now, before);
  const direction = now === before ? 'none' : now > before ? 'up' : 'down';
  return (
    <span className={`change ${isGood ? direction : 'none'}`}>
      <span aria-hidden="true">{{ up: '▲', down: '▼', none: '=' }[direction]}</span>{' '}
      <span title={change === undefined ? texts.fromNothing : texts.change(change)}>
        {change ?? texts.newNumber}
      </span>
      <span className="visually-hidden">{texts.periodBefore}</span>
    </span>
  );
}
