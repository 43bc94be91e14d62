import { useAccountState } from '#state/session/use-account-state.ts';
import { EyeIcon } from '#ui/icons/eye-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { ServiceIcon } from '#ui/icons/service-icon.tsx';
import { useTranslation } from 'react-i18next';
import { InstallRow } from './install-row.tsx';
import { LinkRow } from './link-row.tsx';
import { MobileIcon } from '#ui/icons/mobile-icon.tsx';
import { RowGroup } from './row-group.tsx';

/** Help, the app itself and, in development, the gallery. */
export function AppRows() {
  const { t } = useTranslation();
  const { playBlock } = useAccountState();
  return (
    <RowGroup title={t('member.group.app')}>
      <LinkRow to="/service" title={t('member.service')} icon={<ServiceIcon />} />
      {playBlock === null && <InstallRow />}
      <LinkRow to="/phone-storage" title={t('member.phoneStorage')} icon={<MobileIcon />} />
      <LinkRow to="/about" title={t('member.about')} icon={<InfoIcon />} />
      {import.meta.env.DEV && <LinkRow to="/test" title={t('member.gallery')} icon={<EyeIcon />} />}
    </RowGroup>
  );
}
