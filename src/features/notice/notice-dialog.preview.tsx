import type { NoticeKind } from '#shared/notice/notice.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import type { NoticeLink } from './notice-slide.tsx';
import type { ShownNotice } from './use-notices.ts';

const Link: NoticeLink = ({ className, children }) => (
  <button type="button" className={className}>
    {children}
  </button>
);

const notice = (id: number, kind: NoticeKind, changes: Partial<ShownNotice> = {}): ShownNotice => ({
  id,
  kind,
  title: 'Recharge rewards: ten tiers',
  html: '<p>Your deposits add up by themselves. Each tier adds a <strong>bonus</strong>.</p>',
  imageUrl: '',
  buttonTitle: 'See the tiers',
  clickType: 1,
  clickAction: '28',
  target: { kind: 'dialog', dialog: 'accumulated-recharge' },
  ...changes,
});

const long = '<p>Set a limit first if you want one: it takes effect at once.</p>'.repeat(20);

const looks: Readonly<Record<string, readonly ShownNotice[]>> = {
  'both kinds': [
    notice(1, 'activity', { imageUrl: '/static/art/notice/202.webp' }),
    notice(2, 'activity', { html: long }),
    notice(3, 'message', { title: 'We never ask for your password', target: { kind: 'none' } }),
  ],
  'one kind, without a button’s title': [notice(1, 'message', { buttonTitle: '' })],
  none: [],
};

export const preview: Preview = {
  name: 'Notices',
  states: statesOf(looks, (notices) => (
    <PreviewStage
      label="Open it"
      render={(isOpen, onClose) => (
        <NoticeDialog
          notices={notices}
          Link={Link}
          isOpen={isOpen}
          onClose={onClose}
          onClosed={() => undefined}
        />
      )}
    />
  )),
};
