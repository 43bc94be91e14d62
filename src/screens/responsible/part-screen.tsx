import { BackLink } from '#features/back-link/back-link.tsx';
import { VisitorNote } from '#features/protection/visitor-note.tsx';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

interface PartScreenProps {
  readonly name: 'limits' | 'breaks' | 'records' | 'help';
  readonly title: string;
  /** Whether it belongs to an account: a visitor reads where it is found. */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

/** The frame of a part of player protection. */
export function PartScreen({ name, title, isOwn = false, children }: PartScreenProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <main data-screen={`responsible-${name}`}>
      <PageHeader title={title} back={<BackLink to="/responsible" />} />
      <PageBody gap={4}>{isOwn && !isSignedIn ? <VisitorNote /> : children}</PageBody>
    </main>
  );
}
