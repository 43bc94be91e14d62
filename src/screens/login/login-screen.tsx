import { selectCatalogue, selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { returnGameId, returnPath } from '#shared/lobby/return-path.ts';
import type { GameId } from '#shared/game/game.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { ServiceIcons } from '#features/customer-service/service-icons.tsx';
import { useCustomerServices } from '#features/customer-service/use-customer-services.ts';
import { LogInForm } from '#features/log-in/log-in-form.tsx';
import { loadTexts } from '#i18n/load-texts.ts';
import { hasPasskeys } from '#browser/page/passkey.ts';
import { lazyOrNothing } from '#ui/base/lazy-or-nothing.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { accountForLogin } from '#state/drafts/login-draft.ts';
import { selectLastEnd } from '#state/session/session-slice.ts';
import { ResponsibleBlock } from '#features/responsible-block/responsible-block.tsx';
import { AccountFrame } from '#ui/form/account-frame.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { FormFootnote, footnoteLinkClass } from '#ui/form/form-footnote.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Link, useCanGoBack, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';

const PasskeyLogIn = lazyOrNothing(async () => {
  const [loaded] = await Promise.all([
    import('#features/passkey/passkey-log-in.tsx'),
    loadTexts('passkey'),
  ]);
  return loaded.PasskeyLogIn;
});

/** Height of a large button, in CSS pixels: what follows must not move. */
const PASSKEY_HEIGHT = 52;

/** The login page (spec §2, Login). */
export function LoginScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/login' });
  const [hasNewPassword] = useState(() => accountForLogin() !== null);
  const reason = useReason(search.back);
  useDemoOnArrival(reason?.demo);
  const services = useCustomerServices();
  const goOn = () => router.history.replace(returnPath(search.back));

  return (
    <main data-screen="login">
      <AccountFrame
        title={t('login.title')}
        appName={t('common.appName')}
        promo={t('login.promo')}
        back={<BackLink />}
        services={<ServiceIcons state={services} />}
        care={<ResponsibleBlock />}
      >
        {hasNewPassword && <NoticeBanner tone="info" text={t('account.forget.newPasswordSet')} />}
        {!hasNewPassword && reason !== null && (
          <NoticeBanner tone={reason.tone ?? 'info'} text={reason.text} action={reason.way} />
        )}
        <LogInForm
          onDone={goOn}
          forgot={
            <Link to="/forget" search={search}>
              {t('login.forgot')}
            </Link>
          }
        />
        {hasPasskeys() && (
          <Suspense fallback={<Skeleton height={PASSKEY_HEIGHT} radius={2} />}>
            <PasskeyLogIn onDone={goOn} />
          </Suspense>
        )}
        <FormFootnote
          text={t('login.newHere')}
          link={
            <Link to="/register" search={search} replace className={footnoteLinkClass}>
              {t('login.create')}
            </Link>
          }
        />
      </AccountFrame>
    </main>
  );
}

function TryDemo({ gameId }: { readonly gameId: GameId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => dispatch(overlayOpened({ name: 'game-demo', gameId }))}
    >
      {t('login.tryDemo')}
    </Button>
  );
}

function BrowseGames() {
  const { t } = useTranslation();
  return (
    <Link to="/lobby/home" replace className={buttonClass('quiet', 'small')}>
      {t('login.browse')}
    </Link>
  );
}

interface Reason {
  readonly text: string;
  /** `info` unless something went wrong. */
  readonly tone?: 'warning';
  /** What a visitor can do without an account. */
  readonly way?: ReactNode;
  /** The game a visitor asked for, when it can be tried without an account. */
  readonly demo?: GameId;
}

/** A link from elsewhere, such as a campaign's, to a game that can be tried opens its demo at once. */
function useDemoOnArrival(gameId: GameId | undefined): void {
  const dispatch = useDispatch();
  const canGoBack = useCanGoBack();
  const isDone = useRef(canGoBack);
  useEffect(() => {
    if (isDone.current || gameId === undefined) return;
    isDone.current = true;
    dispatch(overlayOpened({ name: 'game-demo', gameId }));
  }, [dispatch, gameId]);
}

/** Why the player was sent here, if they did not choose to log in. */
function useReason(back: string | undefined): Reason | null {
  const { t } = useTranslation();
  const lastEnd = useSelector(selectLastEnd);
  const catalogue = useSelector(selectCatalogue);
  const hasVisitorDemos = useSelector(selectConfig)?.hasVisitorDemos === true;
  if (lastEnd === 'expired' || lastEnd === 'lost') {
    return { text: t('login.expired'), tone: 'warning' };
  }
  if (back === undefined) return null;
  if (/^\/search\/?(?:[?#]|$)/.test(returnPath(back))) {
    return { text: t('login.neededSearch'), way: <BrowseGames /> };
  }
  const game = catalogue.byId.get(returnGameId(back) ?? 0);
  if (game === undefined) return { text: t('login.needed') };
  if (!game.hasDemo || !hasVisitorDemos || game.isInMaintenance) {
    return { text: t('login.neededGame', { game: game.name }) };
  }
  return {
    text: t('login.neededDemo', { game: game.name }),
    way: <TryDemo gameId={game.id} />,
    demo: game.id,
  };
}
