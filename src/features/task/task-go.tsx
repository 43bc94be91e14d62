import type { TaskKind } from '#shared/task/task.ts';
import { taskWay } from '#shared/task/task.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { lobbyTabRequested } from '#state/lobby/lobby-tab-slice.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** The lobby's slots tab (spec §2, side menu). */
const SLOTS_TAB = 1;

interface TaskGoProps {
  readonly kind: TaskKind;
  /** The task's title, for screen readers. */
  readonly title: string;
}

/** Link to where a task is done; renders nothing where there is no such place. */
export function TaskGo({ kind, title }: TaskGoProps) {
  const { t } = useTranslation('task');
  const dispatch = useDispatch();
  const way = taskWay(kind);
  const name = t('goOf', { name: title });
  switch (way) {
    case null:
      return null;
    case 'share':
      return (
        <Button
          variant="quiet"
          size="small"
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => dispatch(overlayOpened({ name: 'share', shareReferrer: 1 }))}
        >
          {t('go')}
        </Button>
      );
    case 'follow-rewards':
      return (
        <Button
          variant="quiet"
          size="small"
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => dispatch(overlayOpened({ name: 'follow-rewards' }))}
        >
          {t('go')}
        </Button>
      );
    case 'slots':
      return (
        <Link
          to="/lobby/home"
          className={buttonClass('quiet', 'small')}
          aria-label={name}
          onClick={() => dispatch(lobbyTabRequested(SLOTS_TAB))}
        >
          {t('go')}
        </Link>
      );
    case '/bind':
    case '/deposit':
    case '/lobby/home':
      return (
        <Link to={way} className={buttonClass('quiet', 'small')} aria-label={name}>
          {t('go')}
        </Link>
      );
  }
}
