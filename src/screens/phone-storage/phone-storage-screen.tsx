import { BackLink } from '#features/back-link/back-link.tsx';
import { PhoneStorage } from '#features/phone-storage/phone-storage.tsx';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';

/** "On this phone", open to everyone and without a network. */
export function PhoneStorageScreen() {
  const { t } = useTranslation('phoneStorage');
  return (
    <main data-screen="phone-storage">
      <PageHeader title={t('title')} back={<BackLink />} />
      <PageBody>
        <PhoneStorage />
      </PageBody>
    </main>
  );
}
