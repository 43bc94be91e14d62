import { Avatar } from '#ui/media/avatar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { SideDrawer } from './side-drawer.tsx';

export const preview: Preview = {
  name: 'Side drawer',
  states: {
    'with its own head': () => (
      <PreviewStage
        label="Open the drawer"
        render={(isOpen, onClose) => (
          <SideDrawer
            name="preview"
            title="Menu"
            isTitleHidden
            closeLabel="Close"
            isOpen={isOpen}
            onClose={onClose}
          >
            <Row gap={3} wrap>
              <Avatar alt="" hasRing />
              <span>Maya</span>
            </Row>
          </SideDrawer>
        )}
      />
    ),
  },
};
