import { ParolaMark } from '#ui/parola-mark.tsx';
import styles from './app-hero.module.css';

interface AppHeroProps {
  readonly title: string;
  readonly text: string;
}

/** The app's icon as it will stand on the home screen, in its own light, and what it is about. */
export function AppHero({ title, text }: AppHeroProps) {
  return (
    <div className={styles.hero}>
      <span className={styles.icon}>
        <ParolaMark size={68} />
      </span>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
