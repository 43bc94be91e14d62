import { box, circle, ellipse, star } from './paths.ts';
import { around, fill, line, moved } from './shapes.ts';
import type { Drawing } from './shapes.ts';

/** What a match is played with, and for. */
export const SPORTS_GLYPHS = {
  boot: [
    ...[40, 82, 124, 158].map((x) => fill('gold', box(x, 150, 18, 26, 5))),
    fill('white', 'M24 138H186C188 152 182 162 170 162H42C30 162 22 152 24 138Z'),
    fill(
      'main',
      'M58 30C84 24 104 34 118 58C132 84 160 92 180 106C190 114 190 138 182 144H40C28 144 20 132 24 114C30 84 38 56 58 30Z',
    ),
    fill(
      'shade',
      'M24 116C60 128 130 132 187 124C189 134 187 141 182 144H40C28 144 21 132 24 116Z',
    ),
    fill('accent', 'M58 30C78 25 94 32 106 44L94 62C82 52 64 48 48 50Z'),
    line('white', 7, 'M116 54L94 72M128 74L106 90M146 86L124 104'),
    line('gold', 10, 'M46 98C64 106 78 120 84 142'),
    fill('glow', 'M40 78C44 62 52 54 64 54C56 64 50 78 50 94Z'),
  ],
  goal: [
    fill('shade', 'M24 36H176V164H24Z'),
    line(
      'light',
      3.5,
      'M46 40V150M68 40V150M90 40V150M112 40V150M134 40V150M156 40V150M24 60H176M24 82H176M24 104H176M24 126H176',
    ),
    line('white', 13, 'M22 170V36H178V170'),
    fill('leaf', 'M8 162H192V184Q100 194 8 184Z'),
    fill('leafDeep', 'M8 174Q100 184 192 174V184Q100 194 8 184Z'),
    fill('white', circle(126, 128, 42)),
    fill('shade', 'M87 144A42 42 0 0 0 165 142A44 32 0 0 1 87 144Z'),
    fill('ink', 'M126 110L142 122L136 141H116L110 122Z'),
    line('ink', 4, 'M126 110V88M142 122L165 114M136 141L150 160M116 141L102 160M110 122L87 114'),
  ],
  racket: [
    ...moved(
      'rotate(-38 100 100)',
      line('wood', 18, 'M100 146V204'),
      line('white', 5, 'M92 176H108M92 188H108'),
      line('main', 10, 'M78 108L100 146L122 108'),
      fill('shade', ellipse(100, 56, 48, 60)),
      line(
        'light',
        3.5,
        'M72 10V102M86 2V110M100 -2V114M114 2V110M128 10V102M54 34H146M52 52H148M54 70H146M62 88H138',
      ),
      line('main', 13, ellipse(100, 56, 48, 60)),
      line('glow', 4, 'M58 40C64 18 78 4 96 0'),
    ),
    fill('gold', circle(154, 142, 36)),
    line('white', 6, 'M124 124C146 126 158 144 154 176M158 108C156 126 168 142 188 144'),
    fill('glow', 'M128 132C132 120 142 112 154 112C146 118 140 126 138 138Z'),
  ],
  volley: [
    fill('white', circle(100, 100, 84)),
    ...around(
      100,
      100,
      3,
      fill(
        'gold',
        'M100 100C98 66 84 38 58 27C67 21 77 18 88 17C114 36 126 70 128 111C118 109 108 106 100 100Z',
      ),
      fill(
        'accent',
        'M156 113C154 78 144 44 122 19C158 28 184 60 184 100C176 108 166 113 156 113Z',
      ),
      line(
        'ink',
        4.5,
        'M100 100C98 66 84 38 58 27M128 111C126 70 114 36 88 17M156 113C154 78 144 44 122 19',
      ),
    ),
    fill('shade', 'M22 132A84 84 0 0 0 178 130A88 62 0 0 1 22 132Z'),
    fill('glow', 'M34 84C42 52 70 32 100 30C72 46 58 66 54 96Z'),
  ],
  billiards: [
    line('wood', 15, 'M-2 196L70 132'),
    fill('red', circle(58, 138, 44)),
    fill('white', 'M18 122H98C102 132 102 144 98 154H18C14 144 14 132 18 122Z'),
    fill('glow', 'M28 116C34 104 46 98 58 98C48 104 40 112 38 122Z'),
    fill('ink', circle(116, 86, 74)),
    fill('shade', 'M46 108A74 74 0 0 0 186 106A78 56 0 0 1 46 108Z'),
    fill('white', circle(116, 78, 34)),
    line('ink', 9, `${circle(116, 66, 10)}${circle(116, 90, 12)}`),
    fill('glow', 'M56 76C62 46 84 28 112 26C88 38 76 54 74 84Z'),
  ],
  gamepad: [
    fill(
      'main',
      'M54 50H146C178 50 194 106 190 146C188 172 160 176 146 152L134 134H66L54 152C40 176 12 172 10 146C6 106 22 50 54 50Z',
    ),
    fill(
      'shade',
      'M10 132C12 158 40 160 54 138L66 120H134L146 138C160 160 188 158 190 132C192 172 162 178 146 152L134 134H66L54 152C38 178 8 172 10 132Z',
    ),
    fill('deep', circle(58, 92, 28)),
    fill('white', box(50, 72, 16, 40, 5)),
    fill('white', box(38, 84, 40, 16, 5)),
    fill('gold', circle(144, 74, 11)),
    fill('red', circle(164, 92, 11)),
    fill('leaf', circle(144, 110, 11)),
    fill('light', circle(124, 92, 11)),
    fill('accent', box(88, 66, 24, 10, 5)),
    fill('glow', 'M26 92C30 70 40 58 58 56C46 64 40 76 38 98Z'),
  ],
  trophy: [
    line('gold', 12, 'M54 42H28C28 78 42 96 66 98M146 42H172C172 78 158 96 134 98'),
    fill('gold', 'M48 20H152C152 82 136 116 110 122V146H132V160H68V146H90V122C64 116 48 82 48 20Z'),
    fill(
      'goldDeep',
      'M124 20H152C152 82 136 116 110 122V146H132V160H104V118C120 92 124 62 124 20Z',
    ),
    fill('wood', box(54, 158, 92, 30, 7)),
    fill('woodDeep', box(54, 174, 92, 14, 6)),
    fill('main', star(98, 68, 28, 12, 5)),
    fill('glow', 'M58 30H72C70 66 76 92 88 108C68 96 58 66 58 30Z'),
  ],
} as const satisfies Record<string, Drawing>;
