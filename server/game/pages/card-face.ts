import { el } from './element.ts';

const SUITS = ['♣', '♦', '♥', '♠'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

const rankOf = (card: number): string => RANKS[card >> 2] ?? '';
const suitOf = (card: number): string => SUITS[card & 3] ?? '';
const isRed = (card: number): boolean => (card & 3) === 1 || (card & 3) === 2;

/** A card in two or three characters, such as Q♥. */
export const cardName = (card: number): string => rankOf(card) + suitOf(card);

/** Turns a card face up. */
export function showFace(element: HTMLElement, card: number): void {
  element.className = isRed(card) ? 'card red dealt' : 'card dealt';
  element.replaceChildren(
    el('span', { class: 'rank', translate: 'no' }, rankOf(card)),
    el('span', { class: 'suit' }, suitOf(card)),
  );
  element.setAttribute('aria-label', cardName(card));
}

/** Turns a card face down. @param label of a card that is face down */
export function showBack(element: HTMLElement, label: string): void {
  element.className = 'card back';
  element.replaceChildren();
  element.setAttribute('aria-label', label);
}
