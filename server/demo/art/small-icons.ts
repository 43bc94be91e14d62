import { EXCHANGE_BANK_IDS } from '#server/demo/seed/exchange-banks.ts';
import { PAY_CHANNEL_IDS } from '#server/demo/seed/pay-channels.ts';
import { LOGO_MARKS } from './logo-marks.ts';
import { drawTile } from './plain-draw.ts';
import { renderProviderMark } from './provider-logo.ts';
import { box, circle, star } from '#server/game/pictures/paths.ts';
import { fill, line } from '#server/game/pictures/shapes.ts';
import type { Drawing } from '#server/game/pictures/shapes.ts';

interface Sign {
  drawing: Drawing;
  hue: number;
}

const SIDE = 48;

const LEAF: Drawing = [
  line('white', 12, 'M60 190V20M120 190V50'),
  line('gold', 8, 'M48 74H72M48 130H72M108 98H132M108 150H132'),
  fill(
    'white',
    'M66 44C86 16 116 16 132 26C116 46 92 54 66 50ZM126 76C146 50 172 50 188 60C172 80 150 86 126 82Z',
  ),
];
const COLUMNS: Drawing = [
  fill('white', 'M100 16L184 66L184 80L16 80L16 66Z'),
  line('white', 17, 'M46 96V146M82 96V146M118 96V146M154 96V146'),
  fill('gold', box(14, 158, 172, 24, 6)),
];
const ISLAND: Drawing = [
  line('white', 14, 'M96 150C104 112 100 84 88 62'),
  fill(
    'white',
    'M88 64C58 34 28 52 20 84C44 70 66 66 88 76C62 92 58 110 62 128C78 108 88 92 96 78C128 74 150 86 168 108C166 70 138 46 100 60C112 34 132 30 148 34C128 12 96 26 88 64Z',
  ),
  fill('gold', 'M18 166C48 138 152 138 182 166V180H18Z'),
];
const TERRACES: Drawing = [
  fill('white', 'M100 20L146 84H54Z'),
  fill('gold', 'M46 96H154L176 130H24Z'),
  fill('white', 'M18 142H182L198 178H2Z'),
];
const DAWN: Drawing = [
  fill('gold', star(100, 78, 62, 26, 5)),
  line('white', 13, 'M12 148H188M36 176H164'),
];
const QR: Drawing = [
  line(
    'white',
    14,
    `${box(22, 22, 56, 56, 8)}${box(122, 22, 56, 56, 8)}${box(22, 122, 56, 56, 8)}`,
  ),
  fill('gold', `${box(40, 40, 20, 20, 3)}${box(140, 40, 20, 20, 3)}${box(40, 140, 20, 20, 3)}`),
  line('white', 13, 'M120 128C136 114 152 142 180 126M120 166C136 152 152 180 180 164'),
];
const STORE: Drawing = [
  fill(
    'gold',
    'M24 24H176L192 78C192 104 152 104 146 82C140 104 106 104 100 82C94 104 60 104 54 82C48 104 8 104 8 78Z',
  ),
  fill('white', 'M26 108H174V180H128V128H84V180H26Z'),
];
const CARD: Drawing = [
  fill('white', box(12, 42, 176, 116, 20)),
  fill('accent', box(12, 68, 176, 24, 0)),
  fill('gold', box(32, 112, 58, 24, 8)),
];
const MOON: Drawing = [
  fill(
    'gold',
    'M120 20C72 28 40 64 40 108C40 152 76 184 120 184C140 184 158 178 172 166C124 168 92 138 92 98C92 66 104 40 120 20Z',
  ),
  fill('white', `${circle(150, 60, 10)}${circle(172, 104, 7)}`),
];
const CHAT: Drawing = [
  fill(
    'white',
    'M100 26C152 26 188 56 188 96C188 136 152 166 100 166C90 166 80 165 72 163L28 184L40 148C22 136 12 118 12 96C12 56 48 26 100 26Z',
  ),
  fill('accent', `${circle(60, 96, 12)}${circle(100, 96, 12)}${circle(140, 96, 12)}`),
];
const LETTERS: Drawing = [
  fill('white', box(14, 50, 130, 96, 22)),
  fill('white', 'M40 136H88L44 178Z'),
  fill(
    'gold',
    'M82 22H162C182 22 190 34 190 48V98C190 114 180 122 166 124V152L138 124H158V66C158 46 146 38 128 38H66C68 28 74 22 82 22Z',
  ),
  line('accent', 11, 'M44 84H114M44 112H92'),
];
const PHONE: Drawing = [
  fill(
    'white',
    'M46 16C58 12 68 18 74 32L84 58C88 70 84 78 74 86L64 94C76 122 94 140 120 150L128 138C136 128 146 126 156 130L180 140C192 146 196 156 190 168C182 184 166 190 148 186C82 172 34 124 16 56C12 38 26 22 46 16Z',
  ),
  line('gold', 13, 'M112 20C154 24 176 48 180 88M114 54C136 58 144 68 146 88'),
];
const MAIL: Drawing = [
  fill('white', box(14, 40, 172, 120, 20)),
  line('accent', 13, 'M26 60L100 112L174 60'),
  fill('gold', circle(168, 48, 22)),
];

const BANKS: readonly Sign[] = [
  { drawing: LOGO_MARKS.lanterns, hue: 8 },
  { drawing: LEAF, hue: 136 },
  { drawing: ISLAND, hue: 190 },
  { drawing: LOGO_MARKS.tide, hue: 214 },
  { drawing: LOGO_MARKS.horns, hue: 24 },
  { drawing: TERRACES, hue: 158 },
  { drawing: LOGO_MARKS.anchor, hue: 232 },
  { drawing: LOGO_MARKS.mangrove, hue: 172 },
  { drawing: DAWN, hue: 340 },
];
const CHANNELS: readonly Sign[] = [
  { drawing: LOGO_MARKS.lanterns, hue: 8 },
  { drawing: QR, hue: 206 },
  { drawing: COLUMNS, hue: 190 },
  { drawing: STORE, hue: 322 },
  { drawing: LEAF, hue: 136 },
  { drawing: CARD, hue: 262 },
  { drawing: MOON, hue: 238 },
];
const SERVICES: readonly Sign[] = [
  { drawing: CHAT, hue: 164 },
  { drawing: LETTERS, hue: 204 },
  { drawing: PHONE, hue: 270 },
  { drawing: MAIL, hue: 14 },
];

function tile(sign: Sign | undefined): string | undefined {
  if (sign === undefined) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `${drawTile(sign.drawing, sign.hue, SIDE)}</svg>`
  );
}

/** Renders the icon of an exchange bank as SVG; undefined when there is no such bank. */
export const renderBankIcon = (id: number): string | undefined =>
  tile(BANKS[EXCHANGE_BANK_IDS.indexOf(id)]);

/** Renders the icon of a payment channel as SVG; undefined when there is no such channel. */
export const renderChannelIcon = (id: number): string | undefined =>
  tile(CHANNELS[PAY_CHANNEL_IDS.indexOf(id)]);

/** Renders the icon of a customer support entry as SVG; undefined when there is no such entry. */
export const renderServiceIcon = (id: number): string | undefined => tile(SERVICES[id - 1]);

/** The drawings of small icons, as SVG: what they stand for and its id. */
export const SMALL_ICONS = {
  bank: renderBankIcon,
  channel: renderChannelIcon,
  provider: renderProviderMark,
  service: renderServiceIcon,
} as const;
export type SmallIcon = keyof typeof SMALL_ICONS;
