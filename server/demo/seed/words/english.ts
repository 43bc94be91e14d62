/** English word lists of game names; `|` separates words. */
const words = (text: string): readonly string[] => text.split('|');

export const COLOURS = words(
  'Golden|Silver|Scarlet|Indigo|Amber|Jade|Crimson|Ivory|Cobalt|Copper|Violet|Saffron|Coral|Velvet',
);

export const MOODS = words(
  'Lucky|Midnight|Wild|Grand|Hidden|Drifting|Dancing|Whispering|Restless|Radiant|Sleepy|Merry|' +
    'Electric|Humble|Royal|Distant|Roaring|Gilded|Painted|Laughing|Twilight|Festive|Stormy|Mystic|' +
    'Sunlit|Moonlit|Salty|Brave|Curious|Blooming|Shining|Secret|Little|Proud|Patient|Spicy|Enchanted',
);

export const PLACES = words(
  'Harbor|Reef|Lagoon|Bay|Bazaar|Night Market|Plaza|Pier|Cove|Island|Lighthouse Road|Delta|Shore|' +
    'Canal|Garden|Valley|Terraces|Grotto|Palace|Courtyard|Arcade|Village|River|Peak|Orchard|Theater|' +
    'Boulevard|Station|Rooftop|Strait|Atoll|Parade',
);

export const OF_PLACES = words(
  'Palawan|the Old Pier|Siargao|Chiang Rai|the Coral Court|the Seven Lagoons|Vigan|the Lost Atoll|' +
    'the Lantern Coast|the Emerald Strait|Bohol|the Rice Terraces|the Andaman|Sukhothai|the Quiet Bay|' +
    'the Monsoon|the Sugar Isles|the Painted Cave|Manila Bay|the Mekong|the Sky Market|Samar',
);

export const EVENTS = words(
  'Monsoon|Rush|Fiesta|Festival|Parade|Quest|Cascade|Carnival|Serenade|Rally|Odyssey|Chase|Bloom|' +
    'Express|Frenzy|Melody|Waltz|Feast|Jamboree|Voyage|Spins|Reels|Riches|Wonders|Whirl|Nights|Tales|' +
    'Blaze|Harvest|Splash|Dream|Run',
);

export const PERSONS = words(
  'Lola Ising|Captain Dalisay|Mang Kiko|Aling Nena|Princess Urduja|Lakan|Don Ramon|Ate Luz|Diwata|' +
    'Auntie Malee|Uncle Somchai|Kuya Ben|Lady Ligaya|Captain Tala|Queen Orapin|Mayumi|Datu Mangal',
);

/** Actions of fish, for names of fishing games. */
export const FISH_DEEDS = words(
  'Hunt|Lagoon|Reef|Parade|Cove|Deep|Squad|Bay|Frontier|Tide|Legends|Current|Lanterns|' +
    'Safari|Kingdom|Trench|Party|Rumble|Pearls|Watch|Escape|Alliance',
);

/** Five-card draw, which all games of the category are. */
export const CARD_GAMES = words(
  'Five-Card Draw|Draw Poker|Jacks or Better|Video Poker|Hold & Draw|Royal Draw|Flush Draw|' +
    'Full House Draw|Straight Draw|Aces Draw|Deal & Draw|Pair Draw|Queens & Kings|Four of a Kind|' +
    'Quick Draw Poker|High Hand Poker',
);

/** Duels of a dragon and a tiger. */
export const LIVE_GAMES = words(
  'Dragon Tiger|Tiger & Dragon|Two-Card Duel|High Card Duel|Dragon Duel|Tiger Duel|One-Card Duel|' +
    'Grand Duel|Dragon Versus Tiger|Royal Duel|Evening Duel|Card Duel|Naga & Tiger|High Card',
);

/** Football, which all matches are. */
export const SPORTS = words(
  'Football|Street Football|Beach Football|Night Football|Football Derby|Free Kick|Golden Goal|' +
    'Striker|Goalkeeper|Kick-Off|Corner Kick|Five-a-Side Football|Village Football|Harbor Football',
);

export const SPORT_NOUNS = words(
  'Arena|League|Sunday|Stadium|Cup|Showdown|Nation|Express|Central|Weekend|Front Row|Overtime|' +
    'Masters|Matchday|Corner|Final|Circuit|Club|Championship|Pulse|Season|Touchline|Classic',
);

/** Things that rise, like the multiplier. */
export const ARCADE_GAMES = words(
  'Rocket|Balloon|Liftoff|Kite Climb|Orbit|Tower Climb|Comet|Bubble Rise|Hot Air|Cloud Climb|' +
    'Lantern Lift|Firefly|Paper Plane|Beanstalk|Glider|Moon Shot|Sparkler|Ladder|Skylark|Firework',
);

export const ARCADE_NOUNS = words(
  'Carnival|Arcade|Rush|Fair|Frenzy|Club|Party|Challenge|Express|Trail|Street|Blitz|Factory|Runner|' +
    'Booth|Splash|Academy|Pop|Alley|Lift|Sprint|Games',
);

/** Titles of real studios. A generated name that equals one, or contains a blocked word, is discarded. */
export const REAL_TITLES: ReadonlySet<string> = new Set(
  words(
    'golden dragon|fortune tiger|golden tiger|golden buffalo|ocean king|golden lotus|golden fish|' +
      'sea hunter|royal fishing|dragon hunter|wild tiger|mystic dragon|lucky tiger|lucky elephant|' +
      'thunder shields|grand roulette|lightning roulette|golden wheel|lucky sevens|wild shark|koi princess|' +
      'kraken deep|midnight tiger|mahjong palace|golden crab|golden bell|wild phoenix|lucky coin|' +
      'shark hunter|golden phoenix|lucky wheel|royal roulette|secret potion|golden sevens|moon rabbit',
  ),
);

export const BLOCKED_WORDS: readonly string[] = [
  'megaways',
  'sabong',
  'bonanza',
  'jackpot city',
  'starburst',
  'olympus',
];
