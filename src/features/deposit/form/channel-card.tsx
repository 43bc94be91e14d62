import type { DepositChannel } from '#shared/deposit/offer.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { CoverRadio, RadioRing } from '#ui/choice/cover-radio.tsx';
import { Dotted } from '#ui/base/dotted.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LetterTile } from '#ui/media/letter-tile.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './channel-card.module.css';
import { useFeeWords, useTimeWords } from './use-channel-words.ts';

export interface ChannelCardProps {
  readonly channel: DepositChannel;
  /** The amount to be paid; null while there is none. */
  readonly amount: MinorUnits | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const ICON_SIDE = 36;

/** A payment channel: name, time and fee, or the bounds that exclude the amount; a closed one says so. */
export function ChannelCard({ channel, amount, isChosen, onChoose }: ChannelCardProps) {
  const { t } = useTranslation('deposit');
  const { money } = useFormats();
  const { id, name, icon, min, max, isOpen, note } = channel;
  const isOutside = amount !== null && (amount < min || amount > max);
  const fee = useFeeWords(channel);
  const letters = <LetterTile name={name} seed={id} />;
  const time = useTimeWords(channel);
  return (
    <Row as="label" gap={3} className={classNames(styles.card, !isOpen && styles.isClosed)}>
      <CoverRadio
        name="channel"
        value={id}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
      />
      <span className={styles.icon}>
        {icon === '' ? (
          letters
        ) : (
          <FadeImage
            src={icon}
            alt=""
            width={ICON_SIDE}
            height={ICON_SIDE}
            fallback={letters}
            className={styles.picture}
          />
        )}
      </span>
      <Stack as="span" gap="hair" grow>
        <Text as="span" translate="no" weight="medium" breaks leading="snug">
          {name}
        </Text>
        {isOpen ? (
          <Text as="span" tone="soft" size="small" figures leading="snug">
            {isOutside ? (
              t('channel.range', { min: money(min, 'floor'), max: money(max, 'floor') })
            ) : (
              <Dotted parts={[time, fee]} />
            )}
          </Text>
        ) : (
          <Note as="span" tone="faint">
            {note === '' ? t('channel.closed') : note}
          </Note>
        )}
      </Stack>
      <RadioRing className={styles.ring} />
    </Row>
  );
}
