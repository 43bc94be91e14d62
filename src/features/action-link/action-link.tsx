import { AppLink } from '#ui/base/app-link.tsx';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { gamesOf } from '#shared/lobby/catalogue.ts';
import type { ActionRoute, ClickTarget } from '#shared/lobby/click-target.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useDispatch, useSelector } from 'react-redux';

export interface ActionLinkProps {
  readonly target: ClickTarget;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Splits an action's route into path and search, as the router expects them. */
function addressOf(route: ActionRoute) {
  return route === '/deposit?typeId=SignUpBonus'
    ? ({ to: '/deposit', search: { typeId: 'SignUpBonus' } } as const)
    : ({ to: route } as const);
}

/**
 * The tap target of a banner, a notice or a mail's button (spec §2, §4): a real link where there is a
 * destination, the plain content otherwise.
 */
export function ActionLink({ target, className, children }: ActionLinkProps) {
  const { t } = useFirstTexts();
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  switch (target.kind) {
    case 'route':
      return (
        <AppLink {...addressOf(target.route)} className={className} draggable={false}>
          {children}
        </AppLink>
      );
    case 'game': {
      const [game] = gamesOf(catalogue, [target.gameId]);
      // A game missing from the list cannot be opened.
      if (game === undefined) return <div className={className}>{children}</div>;
      const search = { gameId: game.id, brandId: game.providerId, typeId: game.categoryId };
      return (
        <AppLink to="/start" search={search} className={className} draggable={false}>
          {children}
        </AppLink>
      );
    }
    case 'external':
      return (
        <a
          href={target.url}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          draggable={false}
        >
          {children}
          <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
        </a>
      );
    case 'dialog': {
      const open = () => dispatch(overlayOpened({ name: target.dialog }));
      return (
        <button type="button" className={className} onClick={open}>
          {children}
        </button>
      );
    }
    case 'none':
      return <div className={className}>{children}</div>;
  }
}
