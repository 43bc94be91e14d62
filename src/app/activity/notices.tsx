import { ActionLink } from '#features/action-link/action-link.tsx';
import { NoticeDialog } from '#features/notice/notice-dialog.tsx';
import { useNotices } from '#features/notice/use-notices.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';

/** The operator's notices with action links, composed here: features do not import each other. */
export function Notices(props: OpenedProps): ReactElement {
  return <NoticeDialog {...props} notices={useNotices()} Link={ActionLink} />;
}
