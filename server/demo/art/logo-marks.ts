import type { LogoMark } from '#server/demo/seed/providers.ts';
import { box, circle, ellipse, star, starHalves } from '#server/game/pictures/paths.ts';
import { around, both, fill, line, moved } from '#server/game/pictures/shapes.ts';
import type { Drawing } from '#server/game/pictures/shapes.ts';

/** The studios' marks: plain white and gold shapes in a box of 200 × 200. */
export const LOGO_MARKS: Record<LogoMark, Drawing> = {
  tide: [
    fill(
      'white',
      'M16 100C16 52 56 28 96 34C134 40 146 76 122 90C118 70 98 64 84 76C66 92 84 120 120 118C146 116 166 102 184 88C178 128 144 152 104 150C52 148 16 132 16 100Z',
    ),
    line('gold', 13, 'M28 172C52 158 76 186 100 172C124 158 148 186 172 172'),
  ],
  star: [
    fill('gold', star(100, 106, 92, 38, 5)),
    fill('white', starHalves(100, 106, 92, 38, 5)),
    fill('accent', circle(100, 106, 15)),
  ],
  mangrove: [
    fill(
      'white',
      'M100 14C142 14 172 38 172 66C172 88 152 96 132 92C124 104 76 104 68 92C48 96 28 88 28 66C28 38 58 14 100 14Z',
    ),
    line(
      'white',
      14,
      'M100 90V126M100 120C100 148 84 156 82 182M100 120C100 148 116 156 118 182M96 112C74 126 50 142 46 182M104 112C126 126 150 142 154 182',
    ),
    line('gold', 10, 'M20 186H180'),
  ],
  horns: [
    ...both(fill('white', 'M88 104C44 108 10 78 14 22C34 58 62 68 92 70Z')),
    fill('white', 'M68 70H132L144 112C140 152 120 182 100 186C80 182 60 152 56 112Z'),
    fill('gold', 'M76 148H124L112 174L100 180L88 174Z'),
    ...both(fill('accent', circle(82, 112, 7))),
  ],
  pitch: [
    line('white', 13, box(24, 40, 152, 120, 14)),
    line('white', 11, 'M100 40V160'),
    line('gold', 13, circle(100, 100, 30)),
    fill('gold', circle(100, 100, 9)),
    line('white', 10, 'M24 74H52V126H24M176 74H148V126H176'),
  ],
  kite: [
    fill('white', 'M112 12L180 80L88 128L64 60Z'),
    fill('gold', 'M112 12L180 80L110 76Z'),
    line('white', 11, 'M86 128C60 134 76 158 50 160C30 162 36 184 18 188'),
    fill('gold', star(40, 44, 24, 9, 4)),
  ],
  lanterns: [
    line('white', 9, 'M12 26C70 50 130 50 188 26M62 42V64M138 42V64'),
    ...both(
      fill(
        'white',
        'M62 62C88 62 98 84 98 106C98 130 84 146 62 146C40 146 26 130 26 106C26 84 36 62 62 62Z',
      ),
      fill('gold', box(46, 56, 32, 13, 5)),
      fill('gold', box(48, 140, 28, 13, 5)),
      line('accent', 7, 'M62 72V136'),
      line('gold', 8, 'M62 156V180'),
    ),
  ],
  pearl: [
    line('white', 14, 'M30 76C34 138 66 172 100 172C134 172 166 138 170 76'),
    line('white', 10, 'M58 92C64 126 78 144 92 152M142 92C136 126 122 144 108 152'),
    fill('gold', circle(100, 72, 40)),
    fill('white', circle(86, 58, 11)),
  ],
  compass: [
    line('white', 13, circle(100, 100, 78)),
    fill('white', star(100, 100, 92, 20, 4)),
    fill('gold', starHalves(100, 100, 92, 20, 4)),
    fill('accent', circle(100, 100, 11)),
  ],
  marigold: [
    ...around(100, 100, 12, fill('white', ellipse(100, 42, 15, 28))),
    ...moved('rotate(15 100 100)', ...around(100, 100, 10, fill('gold', ellipse(100, 66, 11, 20)))),
    fill('accent', circle(100, 100, 20)),
  ],
  oxbow: [
    line('white', 26, 'M38 182V120C38 40 162 40 162 120V182'),
    line('gold', 13, 'M72 182V122C72 84 128 84 128 122V182'),
    fill('gold', circle(100, 26, 13)),
  ],
  anchor: [
    line('white', 13, circle(100, 34, 17)),
    line('white', 17, 'M100 54V172M66 78H134'),
    line('white', 17, 'M30 116C38 154 70 172 100 176C130 172 162 154 170 116'),
    fill(
      'gold',
      'M100 96C116 80 140 90 136 112C132 132 112 140 100 150C88 140 68 132 64 112C60 90 84 80 100 96Z',
    ),
  ],
  crane: [
    fill('white', 'M12 60L92 100L76 142Z'),
    fill('white', 'M188 24L96 98L120 140Z'),
    fill('gold', 'M92 100L120 140L64 182L76 142Z'),
    fill('white', 'M120 140L176 120L190 140L166 136L104 176Z'),
  ],
  bolt: [
    fill('gold', 'M118 4L34 112H86L70 196L168 78H112Z'),
    line('white', 11, 'M14 60H56M8 96H34M144 108H186M128 144H176'),
  ],
  halcyon: [
    fill(
      'white',
      'M14 78C52 60 84 66 104 92C118 60 150 36 188 34C172 92 150 140 92 156C68 162 48 158 34 148C56 140 68 128 70 114C62 98 40 84 14 78Z',
    ),
    fill('gold', 'M104 92C118 60 150 36 188 34C168 62 150 94 124 116Z'),
    fill('accent', circle(62, 86, 6)),
    line('gold', 10, 'M40 184H160'),
  ],
  sampan: [
    fill('white', 'M8 112C60 128 140 128 192 104C182 148 146 166 96 166C52 166 20 148 8 112Z'),
    fill('gold', 'M52 108C54 66 136 62 144 104C114 114 82 116 52 108Z'),
    line('white', 10, 'M148 98L112 22M20 186C46 174 70 196 98 184C126 174 150 196 180 182'),
  ],
  grandstand: [
    fill(
      'white',
      'M12 168C12 96 52 48 100 48C148 48 188 96 188 168H158C158 112 132 78 100 78C68 78 42 112 42 168Z',
    ),
    fill('gold', 'M58 168C58 124 76 98 100 98C124 98 142 124 142 168Z'),
    line('white', 9, 'M100 48V14'),
    fill('gold', 'M104 12L146 24L104 38Z'),
    line('accent', 8, 'M100 116V168M78 136V168M122 136V168'),
  ],
};
