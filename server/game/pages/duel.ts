import { DUEL_PICKS, type DuelPick } from '#server/game/rules/duel.ts';
import { duelTable } from '#server/game/rules/round.ts';
import { dealIn, makeSides, showBack, showFace } from './card-face.ts';
import { el } from './element.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause } from './motion.ts';
import { makePicks, nameAndPays, paysTable } from './picks.ts';
import { startStage } from './stage.ts';

const FIRST_CARD_MS = 350;
const SECOND_CARD_MS = 700;

function makeDuel(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const table = duelTable(state.game.tableId);
  const paysOf = (pick: DuelPick): string => format.times(pick === 'tie' ? table.tie : table.side);
  const option = (pick: DuelPick) => ({
    pick,
    content: nameAndPays(t.picks[pick], paysOf(pick)),
    label: `${t.picks[pick]}, ${t.pays(paysOf(pick))}`,
  });
  const picks = makePicks(t.placeOn, [option('dragon'), option('tie'), option('tiger')]);

  const makeCard = () => {
    const card = el('div', { class: 'card', role: 'img' });
    makeSides(card, state.game.hero, t.faceDown);
    return card;
  };
  const cards = [makeCard(), makeCard()] as const;
  const seat = (side: 'dragon' | 'tiger', card: HTMLElement) =>
    el('div', { class: `seat ${side}` }, el('p', { class: 'side' }, t.picks[side]), card);
  const seats = [seat('dragon', cards[0]), seat('tiger', cards[1])];
  const board = el('div', { class: 'duel' }, ...seats);
  const mark = (winner: DuelPick | undefined): void => {
    for (const side of seats) {
      side.classList.toggle('won', winner !== undefined && side.classList.contains(winner));
    }
  };

  const deal = async (): Promise<void> => {
    mark(undefined);
    for (const card of cards) showBack(card, t.faceDown);
    dealIn(cards);
    picks.lock(true);
    const answer = await stage.play({ pick: picks.chosen() });
    if (answer?.round.view.kind === 'duel') {
      const { view, win, bet } = answer.round;
      await pause(FIRST_CARD_MS);
      showFace(cards[0], view.cards[0]);
      await pause(SECOND_CARD_MS);
      showFace(cards[1], view.cards[1]);
      mark(view.winner);
      stage.settle(answer, `${outcome(view.winner)} · ${paid(bet, win ?? 0)}`);
    }
    picks.lock(false);
  };
  const outcome = (winner: DuelPick): string =>
    winner === 'tie' ? t.picks.tie : t.sideWins(t.picks[winner]);
  const paid = (bet: number, win: number): string => {
    if (win === 0) return t.noWin;
    return win < bet ? t.halfBack(format.short(win)) : t.win(format.money(win));
  };

  return {
    board,
    controls: picks.element,
    payTable: () =>
      paysTable(DUEL_PICKS.map((pick) => ({ head: [t.picks[pick]], times: paysOf(pick) }))),
    begin() {
      stage.setAction(t.deal, deal);
    },
  };
}

void startStage(makeDuel);
