import { useState, type ReactNode } from 'react';

export interface PreviewChoiceProps {
  readonly initial: string;
  readonly render: (selected: string, onSelect: (id: string) => void) => ReactNode;
}

/** Stores the choice for previews of components with one. */
export function PreviewChoice({ initial, render }: PreviewChoiceProps) {
  const [selected, setSelected] = useState(initial);
  return render(selected, setSelected);
}
