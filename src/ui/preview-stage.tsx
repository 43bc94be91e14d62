import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

export interface PreviewStageProps {
  /** What the button that opens the piece says. */
  readonly label: string;
  readonly render: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** For previews of what covers the page: a button that opens it. */
export function PreviewStage({ label, render }: PreviewStageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {render(isOpen, () => setOpen(false))}
    </>
  );
}
