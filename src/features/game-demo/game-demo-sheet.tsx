import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GameFrame } from '#ui/media/game-frame.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './game-demo.module.css';
import type { GameDemo } from './use-game-demo.ts';

export interface GameDemoSheetProps extends OpenedProps {
  /** Undefined when the current list does not have the game. */
  readonly name: string | undefined;
  /** The path of the game: a visitor who registers goes on there. */
  readonly back: string | undefined;
  readonly demo: GameDemo;
  /** A player has an account already. */
  readonly isSignedIn: boolean;
}

/** A demo over the lobby; a visitor can register and keep the game. */
export function GameDemoSheet({ name, back, demo, isSignedIn, ...opened }: GameDemoSheetProps) {
  const { t } = useTranslation('gameDemo');
  const { t: common } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="game-demo"
      size="full"
      title={name === undefined ? t('failed') : t('title', { game: name })}
      closeLabel={common('common.back')}
    >
      <div className={styles.place}>
        <div className={styles.stage}>
          {name === undefined ? (
            <EmptyState art={<WarningIcon size={56} />} title={t('failed')} text={t('gone')} />
          ) : (
            <DemoStage name={name} demo={demo} onBack={opened.onClose} />
          )}
        </div>
        <Stack gap={2} centred className={styles.bar}>
          <Note>{t('note')}</Note>
          {!isSignedIn && (
            <Link
              to="/register"
              search={back === undefined ? {} : { back }}
              className={buttonClass('primary', 'medium', true)}
              onClick={opened.onClose}
            >
              {t('register')}
            </Link>
          )}
        </Stack>
      </div>
    </BottomSheet>
  );
}

interface DemoStageProps {
  readonly name: string;
  readonly demo: GameDemo;
  readonly onBack: () => void;
}

function DemoStage({ name, demo, onBack }: DemoStageProps) {
  const { t } = useTranslation('gameDemo');
  const loadLabels = useLoadLabels();
  const [isThere, setThere] = useState(false);
  const opening = (
    <Stack gap={4} centred className={styles.opening}>
      <Spinner size={32} />
      <span>{t('opening')}</span>
    </Stack>
  );
  if (demo.status !== 'ready') {
    return (
      <LoadState state={demo} failedTitle={t('failed')} {...loadLabels}>
        {opening}
      </LoadState>
    );
  }
  return (
    <>
      <GameFrame
        title={t('title', { game: name })}
        url={demo.url}
        sandbox={demo.sandbox}
        early={demo.early}
        isHidden={!isThere}
        onLoad={() => setThere(true)}
        onBack={() => {
          onBack();
          return true;
        }}
      />
      {!isThere && opening}
    </>
  );
}
