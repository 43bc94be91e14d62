import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ArcadeIcon } from '#ui/icons/arcade-icon.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';

/** In place of a panel whose code could not be loaded: a new start of the page asks for it again. */
export function MissingPanel() {
  const { t } = useFirstTexts();
  return (
    <EmptyState
      art={<ArcadeIcon size={56} />}
      title={t('common.crash.title')}
      text={t('common.problem.network')}
      action={
        <Button variant="quiet" onClick={() => location.reload()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
