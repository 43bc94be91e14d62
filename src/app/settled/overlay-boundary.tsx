import { overlayClosed } from '#state/overlays/overlay-slice.ts';
import { useFailureRetry, useChunkFailure } from '#state/busy/use-chunk-failure.ts';
import { Button } from '#ui/base/button.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Component, type ReactNode } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useDispatch } from 'react-redux';
import styles from './overlay-boundary.module.css';

interface OverlayBoundaryProps {
  readonly id: number;
  readonly children: ReactNode;
}

interface OverlayBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Contains the crash of an overlay, mostly due to missing code: the screen behind it stays. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, OverlayBoundaryState> {
  override state: OverlayBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): OverlayBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const renderAgain = () => this.setState({ failure: null });
    return <OverlayFailure id={this.props.id} error={failure.error} renderAgain={renderAgain} />;
  }
}

interface OverlayFailureProps {
  readonly id: number;
  readonly error: unknown;
  readonly renderAgain: () => void;
}

function OverlayFailure({ id, error, renderAgain }: OverlayFailureProps) {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  useChunkFailure(error);
  const retry = useFailureRetry(error, renderAgain);
  return (
    <div className={styles.failure}>
      <NoticeBanner
        tone="failure"
        text={t('common.problem.network')}
        action={
          <>
            <Button variant="quiet" size="small" onClick={retry}>
              {t('common.retry')}
            </Button>
            <Button variant="ghost" size="small" onClick={() => dispatch(overlayClosed(id))}>
              {t('common.close')}
            </Button>
          </>
        }
      />
    </div>
  );
}
