import { classNames } from '#ui/base/class-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, type ReactNode } from 'react';
import styles from './footer-part.module.css';

interface FooterPartProps {
  readonly title: string;
  readonly text?: string;
  /** An illustration; a part that has one is shown as a card. */
  readonly leading?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of the footer. */
export function FooterPart({ title, text, leading, children }: FooterPartProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      gap={1}
      className={classNames(leading !== undefined && styles.isCard)}
      aria-labelledby={titleId}
    >
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <Text id={titleId} as="h3" size="body" weight="bold">
        {title}
      </Text>
      {text !== undefined && <Note className={styles.text}>{text}</Note>}
      {children}
    </Stack>
  );
}
