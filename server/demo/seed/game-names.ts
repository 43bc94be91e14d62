import type { TypeId } from './providers.ts';
import type { Random } from '#server/core/random.ts';
import * as en from './words/english.ts';
import { motifWords, SEA_MOTIFS, STORY_MOTIFS } from '#server/game/pictures/motifs.ts';
import * as th from './words/thai.ts';

const STORY_EN = motifWords(STORY_MOTIFS, 'en');
const STORY_TH = motifWords(STORY_MOTIFS, 'th');
const SEA_EN = motifWords(SEA_MOTIFS, 'en');
const SEA_TH = motifWords(SEA_MOTIFS, 'th');
const ADJECTIVES = [...en.COLOURS, ...en.MOODS];

/** Attempts before a name is made longer, and before it is made longer still. */
const SHORT_TRIES = 14;
const MIDDLE_TRIES = 40;
const LONG_TRIES = 400;

/** Skips plural and proper words that sound wrong with a possessive or a second adjective. */
function slotName(random: Random): string {
  const noun = random.pick(STORY_EN);
  switch (random.int(0, 8)) {
    case 0:
    case 1:
      return `${random.pick(ADJECTIVES)} ${noun}`;
    case 2:
    case 3:
      return `${noun} ${random.pick(en.PLACES)}`;
    case 4:
      return `${noun} of ${random.pick(en.OF_PLACES)}`;
    case 5:
      return `${random.pick(en.PERSONS)}’s ${noun}`;
    case 6:
      return `${noun} & ${random.pick(STORY_EN)}`;
    default:
      return `${noun} ${random.pick(en.EVENTS)}`;
  }
}

function fishName(random: Random): string {
  const prey = random.pick(SEA_EN);
  switch (random.int(0, 3)) {
    case 0:
      return `${random.pick(ADJECTIVES)} ${prey}`;
    case 1:
      return `${prey} of ${random.pick(en.OF_PLACES)}`;
    default:
      return `${prey} ${random.pick(en.FISH_DEEDS)}`;
  }
}

function tableName(random: Random, games: readonly string[]): string {
  const game = random.pick(games);
  return random.chance(0.65)
    ? `${game} ${random.pick(en.PLACES)}`
    : `${random.pick(ADJECTIVES)} ${game}`;
}

function nounName(random: Random, games: readonly string[], nouns: readonly string[]): string {
  return `${random.pick(games)} ${random.pick(nouns)}`;
}

function englishName(random: Random, typeId: TypeId): string {
  switch (typeId) {
    case 1:
      return slotName(random);
    case 2:
      return fishName(random);
    case 3:
      return tableName(random, en.CARD_GAMES);
    case 4:
      return nounName(random, en.SPORTS, en.SPORT_NOUNS);
    case 5:
      return tableName(random, en.LIVE_GAMES);
    case 6:
      return nounName(random, en.ARCADE_GAMES, en.ARCADE_NOUNS);
  }
}

function thaiStoryName(random: Random): string {
  const noun = random.pick(STORY_TH);
  switch (random.int(0, 4)) {
    case 0:
      return `${noun}แห่ง${random.pick(th.THAI_PLACES)}`;
    case 1:
      return `${random.pick(th.THAI_OPENINGS)}${noun}`;
    default:
      return `${noun}${random.pick(th.THAI_QUALITIES)}`;
  }
}

function thaiName(random: Random, typeId: TypeId): string {
  switch (typeId) {
    case 1:
      return thaiStoryName(random);
    case 2:
      return random.chance(0.5)
        ? `${random.pick(th.THAI_FISH_OPENINGS)}${random.pick(SEA_TH)}`
        : `${random.pick(SEA_TH)}${random.pick(th.THAI_QUALITIES)}`;
    case 3:
      return `${random.pick(th.THAI_CARD_GAMES)}${random.pick(th.THAI_VENUES)}`;
    case 4:
      return `${random.pick(th.THAI_SPORTS)}${random.pick(th.THAI_SPORT_NOUNS)}`;
    case 5:
      return `${random.pick(th.THAI_LIVE_GAMES)}${random.pick(th.THAI_VENUES)}`;
    case 6:
      return `${random.pick(th.THAI_ARCADE_GAMES)}${random.pick(th.THAI_VENUES)}`;
  }
}

/** A longer form, for when the short names of a category run out. */
function longer(random: Random, name: string, language: 'en' | 'th', isLongest: boolean): string {
  if (language === 'th') {
    const placed = `${name} ${random.pick(th.THAI_PLACES)}`;
    return isLongest ? `${placed} ${random.pick(th.THAI_VENUES)}` : placed;
  }
  const coloured = ADJECTIVES.includes(name.split(' ')[0] ?? '')
    ? name
    : `${random.pick(ADJECTIVES)} ${name}`;
  return isLongest || coloured === name
    ? `${coloured}: ${random.pick(en.MOODS)} ${random.pick(en.EVENTS)}`
    : coloured;
}

function isAllowed(name: string): boolean {
  const low = name.toLowerCase();
  if (en.REAL_TITLES.has(low)) return false;
  if (en.BLOCKED_WORDS.some((word) => low.includes(word))) return false;
  const parts = low.split(' ').filter((part) => part !== 'of' && part !== 'the');
  return new Set(parts).size === parts.length;
}

/**
 * Returns a category's next name that is not in `taken`; the caller adds it.
 * @throws RangeError when even the longest forms are used up (far beyond 50,000 games).
 */
export function nextName(
  random: Random,
  typeId: TypeId,
  language: 'en' | 'th',
  taken: ReadonlySet<string>,
): string {
  for (let attempt = 0; attempt < LONG_TRIES; attempt += 1) {
    const short = language === 'th' ? thaiName(random, typeId) : englishName(random, typeId);
    const name =
      attempt < SHORT_TRIES ? short : longer(random, short, language, attempt >= MIDDLE_TRIES);
    if (isAllowed(name) && !taken.has(name)) return name;
  }
  throw new RangeError(`no free name left in category ${typeId}`);
}
