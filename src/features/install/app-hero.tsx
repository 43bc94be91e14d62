import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { Text } from '#ui/base/text.tsx';
import styles from './app-hero.module.css';

interface AppHeroProps {
  readonly title: string;
  readonly text: string;
}

/** The app's icon as it will look on the home screen, with a title and a text. */
export function AppHero({ title, text }: AppHeroProps) {
  return (
    <Stack gap={1} centred className={styles.hero}>
      <span className={styles.icon}>
        <ParolaMark size={68} />
      </span>
      <Text size="title" weight="bold" leading="tight" className={styles.title} aria-hidden>
        {title}
      </Text>
      <Note>{text}</Note>
    </Stack>
  );
}
