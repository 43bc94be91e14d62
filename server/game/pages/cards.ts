import { cardsTable } from '#server/game/rules/round.ts';
import { HANDS } from '#server/game/rules/cards.ts';
import type { PlayedRound, RoundAnswer } from '#server/game/game-handlers.ts';
import { dealIn, makeSides, showBack, showFace } from './card-face.ts';
import { el } from './element.ts';
import { tick } from './feedback.ts';
import type { GamePart, Stage } from './game-part.ts';
import { pause } from './motion.ts';
import { startStage } from './stage.ts';

const HAND = 5;
const CARD_MS = 130;
/** A card is face down before the next one in its place is turned. */
const AWAY_MS = 260;

function makeCards(stage: Stage): GamePart {
  const { t, format, state } = stage;
  const table = cardsTable(state.game.tableId);
  let held: boolean[] = [];
  let isChoosing = false;

  const cards = Array.from({ length: HAND }, (_, place) => {
    const card = el('button', { type: 'button', class: 'card', disabled: true });
    makeSides(card, state.game.hero, t.faceDown);
    card.addEventListener('click', () => {
      if (!isChoosing) return;
      held[place] = held[place] !== true;
      tick();
      renderHolds();
    });
    return card;
  });
  const row = el('div', { class: 'cards' }, ...cards);
  const makeTable = (): HTMLTableElement =>
    el(
      'table',
      { class: 'pays' },
      el(
        'tbody',
        {},
        ...table.pays
          .map((pays, rank) => ({ pays, rank }))
          .filter(({ pays }) => pays > 0)
          .toReversed()
          .map(({ pays, rank }) =>
            el(
              'tr',
              { 'data-hand': HANDS[rank] },
              el('th', { scope: 'row' }, t.hands[rank] ?? ''),
              el('td', {}, `${pays}×`),
            ),
          ),
      ),
    );
  const shown = makeTable();
  const mark = (hand: string | undefined): void => {
    for (const line of shown.querySelectorAll('tr')) {
      line.classList.toggle('hit', line.dataset['hand'] === hand);
    }
  };

  const renderHolds = (): void =>
    cards.forEach((card, place) => {
      const isHeld = held[place] === true;
      card.disabled = !isChoosing;
      card.classList.toggle('held', isHeld);
      if (isChoosing) card.setAttribute('aria-pressed', String(isHeld));
      else card.removeAttribute('aria-pressed');
      card.dataset['note'] = isHeld ? t.held : isChoosing ? t.hold : '';
    });
  /** Turns cards face up that are face down. */
  const show = async (hand: readonly number[], isNew: (place: number) => boolean) => {
    for (const [place, card] of cards.entries()) {
      if (!isNew(place)) continue;
      showFace(card, hand[place] ?? 0);
      await pause(CARD_MS);
    }
  };

  const deal = async (): Promise<void> => {
    mark(undefined);
    for (const card of cards) showBack(card, t.faceDown);
    dealIn(cards);
    const answer = await stage.play();
    if (answer) await goOn(answer.round);
  };
  const goOn = async ({ view, roundNo }: PlayedRound): Promise<void> => {
    if (view.kind !== 'cards') return;
    stage.lockBet(true);
    held = cards.map(() => false);
    mark(view.rank);
    await show(view.hand, () => true);
    isChoosing = true;
    renderHolds();
    stage.setAction(t.draw, () => draw(roundNo));
  };
  const draw = async (roundNo: string): Promise<void> => {
    isChoosing = false;
    const answer = await stage.act({ action: 'draw', roundNo, held });
    if (!answer) {
      isChoosing = true;
      return;
    }
    await end(answer);
  };
  const end = async (answer: RoundAnswer): Promise<void> => {
    const { view, win } = answer.round;
    if (view.kind !== 'cards') return;
    const kept = view.held ?? [];
    cards.filter((_, place) => kept[place] !== true).forEach((card) => showBack(card, t.faceDown));
    await pause(AWAY_MS);
    await show(view.hand, (place) => kept[place] !== true);
    held = [...kept];
    renderHolds();
    mark(view.rank);
    stage.lockBet(false);
    stage.setAction(t.deal, deal);
    const name = t.hands[HANDS.indexOf(view.rank ?? 'nothing')] ?? '';
    stage.settle(answer, (win ?? 0) > 0 ? `${name}: ${t.win(format.money(win ?? 0))}` : t.noWin);
  };

  return {
    board: el('div', { class: 'table-of-cards' }, shown, row),
    payTable: makeTable,
    begin(round) {
      stage.setAction(t.deal, deal);
      if (round) void goOn(round);
    },
  };
}

void startStage(makeCards);
