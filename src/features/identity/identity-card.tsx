import { REFETCHED_WHILE_SHOWN } from '#api/core/query-freshness.ts';
import { useIdentityQuery } from '#api/protection.ts';
import { httpsUrl } from '#shared/lobby/click-target.ts';
import {
  isIdentityKnown,
  type Identity,
  type IdentityStatus,
} from '#shared/protection/identity.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<IdentityStatus, BadgeProps['tone']>> = {
  none: 'quiet',
  'in-review': 'gold',
  ok: 'new',
  rejected: 'danger',
};

interface IdentityCardProps {
  /** A link led here: the card scrolls into view once it is loaded, whatever its state. */
  readonly isWanted: boolean;
}

/**
 * Status of the player's identity check, refetched when they return from it. Renders nothing where no check
 * is required.
 */
export function IdentityCard({ isWanted }: IdentityCardProps) {
  const { t } = useTranslation('protection');
  const errors = useErrorText();
  const { data, error, isFetching, refetch } = useIdentityQuery(undefined, REFETCHED_WHILE_SHOWN);
  const card = useRef<HTMLDivElement>(null);
  const hasCome = useRef(false);
  const isFresh = !isFetching;
  useEffect(() => {
    if (!isWanted || !isFresh || hasCome.current) return;
    // Only once: the card is refetched repeatedly, and the player may have scrolled on.
    hasCome.current = true;
    card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted, isFresh]);
  const isShown = isWanted || (data !== undefined && isIdentityKnown(data));
  if (!isShown) return null;
  if (data !== undefined) {
    return (
      <div ref={card}>
        <IdentityState identity={data} isAsking={isFetching} onAsk={() => void refetch()} />
      </div>
    );
  }
  if (error === undefined) return null;
  return (
    <IdentityFrame>
      <Note>{`${t('identity.failed')} ${errors.loading(error)}`}</Note>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {t('identity.refresh')}
      </Button>
    </IdentityFrame>
  );
}

interface IdentityStateProps {
  readonly identity: Identity;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** Describes a check's status, and the next step. */
export function IdentityState({ identity, isAsking, onAsk }: IdentityStateProps) {
  const { t } = useTranslation('protection');
  const { status, reason, need } = identity;
  const isOpen = status === 'none' || status === 'rejected';
  return (
    <IdentityFrame status={status}>
      <Note>{t(`identity.text.${status}`)}</Note>
      {reason !== '' && (
        <Text tone="danger" size="small">
          {t('identity.reason', { reason })}
        </Text>
      )}
      {need.length > 0 && (
        <Note as="div">
          <p>{t('identity.needs')}</p>
          <List hasBullets>
            {need.map((thing) => (
              <li key={thing}>{t(`identity.need.${thing}`)}</li>
            ))}
          </List>
        </Note>
      )}
      {isOpen && <NextStep identity={identity} />}
      {status === 'in-review' && (
        <Button variant="quiet" isBusy={isAsking} onClick={onAsk}>
          {t('identity.refresh')}
        </Button>
      )}
    </IdentityFrame>
  );
}

/** Where the check is done: the operator's own page, or customer service where none is named. */
function NextStep({ identity: { status, url } }: { readonly identity: Identity }) {
  const { t: common } = useTranslation();
  const { t } = useTranslation('protection');
  const href = url === null ? null : httpsUrl(url);
  if (href === null) {
    return (
      <>
        <Note>{t('identity.service')}</Note>
        <Link to="/service" className={buttonClass('quiet')}>
          {t('identity.ask')}
        </Link>
      </>
    );
  }
  return (
    <a className={buttonClass('quiet')} href={href} target="_blank" rel="noopener noreferrer">
      <span>{t(status === 'rejected' ? 'identity.again' : 'identity.begin')}</span>
      <VisuallyHidden>{`, ${common('common.newWindow')}`}</VisuallyHidden>
    </a>
  );
}

interface IdentityFrameProps {
  readonly status?: IdentityStatus;
  readonly children: ReactNode;
}

function IdentityFrame({ status, children }: IdentityFrameProps) {
  const { t } = useTranslation('protection');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-identity={status}>
      <Card gap={3}>
        <Row gap={2} spread>
          <Text id={titleId} as="h2" weight="bold">
            {t('identity.title')}
          </Text>
          {status !== undefined && (
            <Badge tone={TONES[status]}>{t(`identity.status.${status}`)}</Badge>
          )}
        </Row>
        {children}
      </Card>
    </section>
  );
}
