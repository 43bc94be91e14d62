import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { Text } from '#ui/base/text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './common-questions.module.css';

/** Common to all, with the screen that helps. Their answers are true with any server. */
const OF_ALL = [
  { name: 'limits', to: '/responsible' },
  { name: 'worry', to: '/responsible/help' },
  { name: 'age', to: '/responsible/help' },
] as const;

const OF_VISITORS = [{ name: 'password', to: '/forget' }, ...OF_ALL] as const;

const OF_PLAYERS = [
  { name: 'records', to: '/record/transaction' },
  { name: 'withdrawable', to: '/withdrawal' },
  { name: 'bind', to: '/bind' },
  { name: 'mail', to: '/profile/email' },
  ...OF_ALL,
] as const;

/** What people ask customer support, with the answers. So few that they need no search. */
export function CommonQuestions() {
  const { t } = useTranslation('customerService');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Section title={t('questions')}>
      <List gap={2}>
        {(isSignedIn ? OF_PLAYERS : OF_VISITORS).map(({ name, to }) => (
          <li key={name}>
            <Disclosure summary={<Text weight="medium">{t(`${name}.ask`)}</Text>}>
              <Stack gap={3} className={styles.answer}>
                <Text tone="soft" size="small">
                  {t(`${name}.answer`)}
                </Text>
                <Link to={to} className={buttonClass('quiet', 'small')}>
                  {t(`${name}.go`)}
                </Link>
              </Stack>
            </Disclosure>
          </li>
        ))}
      </List>
    </Section>
  );
}
