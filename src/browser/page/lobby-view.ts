/** Reads which part of the lobby is on the screen. */

/** Ids of the game cards inside the viewport. */
export function visibleGameIds(): number[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-game-id]')];
  return cards
    .filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map((card) => Number(card.dataset['gameId']));
}
