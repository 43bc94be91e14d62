import { statesOf, type Preview } from '#ui/base/preview.ts';
import { Row } from '#ui/layout/row.tsx';
import { VipEmblem } from './vip-emblem.tsx';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
const sizes: Readonly<Record<string, { size: number; isDim?: boolean }>> = {
  large: { size: 96 },
  'on a row': { size: 40 },
  'not reached': { size: 40, isDim: true },
};

export const preview: Preview = {
  name: 'VIP emblem',
  states: statesOf(sizes, (look) => (
    <Row gap={2} wrap>
      {LEVELS.map((level) => (
        <VipEmblem key={level} level={level} {...look} />
      ))}
    </Row>
  )),
};
