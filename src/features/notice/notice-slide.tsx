import type { ClickTarget } from '#shared/lobby/click-target.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { RichText } from '#ui/media/rich-text.tsx';
import { ScrollBody } from '#ui/overlay/scroll-body.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-dialog.module.css';
import type { ShownNotice } from './use-notices.ts';

export type NoticeLink = ComponentType<{
  readonly target: ClickTarget;
  readonly className: string | undefined;
  readonly children: ReactNode;
}>;

interface NoticeSlideProps {
  readonly notice: ShownNotice;
  /** Origin of the server; '' = the page's own. */
  readonly origin: string;
  readonly Link: NoticeLink;
  readonly onClose: () => void;
}

/** The picture's intrinsic size in pixels; the frame has the same shape. */
const WIDTH = 640;
const HEIGHT = 280;

/** One notice: picture, title, text and action. */
export function NoticeSlide({ notice, origin, Link, onClose }: NoticeSlideProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.notice}>
      <ScrollBody className={styles.body}>
        <Stack gap={3} className={styles.content}>
          {notice.imageUrl !== '' && (
            <FadeImage
              className={styles.picture}
              src={notice.imageUrl}
              alt=""
              width={WIDTH}
              height={HEIGHT}
            />
          )}
          <Text as="h3" size="title" weight="bold" breaks leading="tight">
            {notice.title}
          </Text>
          <RichText
            html={notice.html}
            origin={origin}
            headingLevel={4}
            newWindowText={t('common.newWindow')}
          />
        </Stack>
      </ScrollBody>
      <NoticeAction
        title={notice.buttonTitle}
        target={notice.target}
        Link={Link}
        onClose={onClose}
      />
    </article>
  );
}

type NoticeActionProps = Pick<NoticeSlideProps, 'Link' | 'onClose'> & {
  readonly title: string;
  readonly target: ClickTarget;
};

/** Spec §4, "Notice click": a link into the app closes the dialog, one to another site does not. */
function NoticeAction({ title, target, Link, onClose }: NoticeActionProps) {
  const { t } = useTranslation('notice');
  if (target.kind === 'none') {
    return (
      <Button isWide onClick={onClose}>
        {title || t('gotIt')}
      </Button>
    );
  }
  const link = (
    <Link target={target} className={buttonClass('primary', 'medium', true)}>
      <span>{title || t('open')}</span>
    </Link>
  );
  // The press itself is the link's, by finger and by keyboard: its click arrives here either way.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
  return target.kind === 'external' ? link : <div onClick={onClose}>{link}</div>;
}
