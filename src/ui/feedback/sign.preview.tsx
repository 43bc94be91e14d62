import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { statesFor, type Preview } from '#ui/base/preview.ts';
import { Seal } from '#ui/outcome/seal.tsx';
import { Sign } from './sign.tsx';

export const preview: Preview = {
  name: 'Sign and seal',
  states: {
    signs: () => (
      <Row gap={3}>
        {[false, true].map((isLit) => (
          <Sign key={String(isLit)} isLit={isLit}>
            <GiftIcon />
          </Sign>
        ))}
      </Row>
    ),
    ...statesFor(['jade', 'gold', 'danger'] as const, (tone) => (
      <Row gap={3}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Seal key={size} tone={tone} size={size}>
            <CheckIcon size={24} />
          </Seal>
        ))}
      </Row>
    )),
  },
};
