import { el } from './element.ts';
import { tick } from './feedback.ts';
import { animate } from './motion.ts';

const SUITS = ['♣', '♦', '♥', '♠'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

const DEAL_MS = 260;
const NEXT_MS = 70;

const rankOf = (card: number): string => RANKS[card >> 2] ?? '';
const suitOf = (card: number): string => SUITS[card & 3] ?? '';
const isRed = (card: number): boolean => (card & 3) === 1 || (card & 3) === 2;

/** A card in two or three characters, such as Q♥. */
export const cardName = (card: number): string => rankOf(card) + suitOf(card);

/**
 * Gives a card its two sides, face down. They turn in it, so that a press on the card, which stays, always
 * meets it.
 * @param emblem address of the picture on its back. An element of its own: as a background, a vector picture
 * would be drawn again in each frame of a turn.
 * @param label of a card that is face down
 */
export function makeSides(card: HTMLElement, emblem: string, label: string): void {
  const back = el('img', { src: emblem, alt: '', draggable: 'false' });
  card.append(
    el(
      'span',
      { class: 'sides' },
      el('span', { class: 'face' }),
      el('span', { class: 'reverse' }, back),
    ),
  );
  showBack(card, label);
}

/** Puts cards on the table, one after the other, from the deck above it. */
export function dealIn(cards: readonly HTMLElement[]): void {
  cards.forEach((card, place) =>
    animate(card, [{ opacity: 0, transform: 'translate(40%, -120%) rotate(14deg)' }, {}], {
      duration: DEAL_MS,
      delay: place * NEXT_MS,
      easing: 'ease-out',
      fill: 'backwards',
    }),
  );
}

/** Turns a card face up. */
export function showFace(card: HTMLElement, value: number): void {
  const face = card.querySelector('.face');
  face?.classList.toggle('red', isRed(value));
  face?.replaceChildren(
    el('span', { class: 'rank', translate: 'no' }, rankOf(value)),
    el('span', { class: 'suit' }, suitOf(value)),
  );
  card.classList.add('open');
  tick();
  card.setAttribute('aria-label', cardName(value));
}

/** Turns a card face down. @param label of a card that is face down */
export function showBack(card: HTMLElement, label: string): void {
  card.classList.remove('open');
  card.setAttribute('aria-label', label);
}
