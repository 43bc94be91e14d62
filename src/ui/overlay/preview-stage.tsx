import { useState, type ReactNode } from 'react';
import { Button } from '#ui/base/button.tsx';

export interface PreviewStageProps {
  /** Label of the button that opens the component. */
  readonly label: string;
  readonly render: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** For previews of components that cover the page: a button that opens them. */
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
