import { useState, type ReactNode } from 'react';

export interface PreviewChoiceProps {
  readonly initial: string;
  readonly render: (selected: string, onSelect: (id: string) => void) => ReactNode;
}

/** For previews of pieces with a choice: remembers it. */
export function PreviewChoice({ initial, render }: PreviewChoiceProps) {
  const [selected, setSelected] = useState(initial);
  return render(selected, setSelected);
}
