import { AboutPlay } from '#features/protection/about-play.tsx';
import { BlockingSoftware } from '#features/protection/blocking-software.tsx';
import { LocalHelp } from '#features/protection/local-help.tsx';
import { SelfTest } from '#features/protection/self-test.tsx';
import { WhoMayPlay } from '#features/protection/who-may-play.tsx';
import { useTranslation } from 'react-i18next';
import { PartScreen } from './part-screen.tsx';

/** People to talk to, the self-test, blocking software, and who may play; open to everyone. */
export function HelpScreen() {
  const { t } = useTranslation('protection');
  return (
    <PartScreen name="help" title={t('overview.help')}>
      <LocalHelp />
      <SelfTest />
      <BlockingSoftware />
      <AboutPlay />
      <WhoMayPlay />
    </PartScreen>
  );
}
