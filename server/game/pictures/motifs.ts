/** All drawings for icons. A name's words choose one (see `MOTIFS`). */
export const GLYPH_NAMES = [
  'anchor',
  'balloon',
  'bell',
  'bingo',
  'boat',
  'bomb',
  'boxing',
  'buffalo',
  'butterfly',
  'cards',
  'chest',
  'chili',
  'chips',
  'coconut',
  'coins',
  'comet',
  'compass',
  'crab',
  'crane',
  'crown',
  'cup',
  'dice',
  'dragon',
  'drum',
  'elephant',
  'fan',
  'feather',
  'fish',
  'flame',
  'football',
  'gem',
  'hoop',
  'horse',
  'jeepney',
  'jelly',
  'key',
  'kite',
  'lantern',
  'lighthouse',
  'lightning',
  'lotus',
  'mango',
  'mask',
  'mic',
  'moon',
  'mountain',
  'octopus',
  'orchid',
  'owl',
  'palm',
  'parol',
  'pearl',
  'pegs',
  'phoenix',
  'pineapple',
  'potion',
  'rabbit',
  'rocket',
  'roulette',
  'scroll',
  'seahorse',
  'seven',
  'shark',
  'shield',
  'shuttle',
  'spade',
  'sun',
  'temple',
  'tiger',
  'tile',
  'turtle',
  'wave',
  'whale',
  'wheel',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

export const isGlyphName = (text: string): text is GlyphName =>
  GLYPH_NAMES.some((name) => name === text);

/** Words of a motif in both markets; `|` separates them. */
export interface Motif {
  glyph: GlyphName;
  en: readonly string[];
  th: readonly string[];
}

const motif = (glyph: GlyphName, en: string, th: string): Motif => ({
  glyph,
  en: en.split('|'),
  th: th === '' ? [] : th.split('|'),
});

/** Motifs of slot and arcade names: sea, night market, folklore and universal ones. */
export const STORY_MOTIFS: readonly Motif[] = [
  motif('lantern', 'Lantern|Lamplight|Farol', 'โคมลอย|โคมไฟ|ประทีป'),
  motif('parol', 'Parol|Bituin|Tala', 'ดวงดาว|ดาวเหนือ'),
  motif('dragon', 'Bakunawa|Naga|Sea Dragon', 'พญานาค|มังกร|นาคา'),
  motif('tiger', 'Tiger|Tigress', 'เสือ|พยัคฆ์'),
  motif('elephant', 'Elephant|Tusker', 'ช้าง|คชสาร'),
  motif('buffalo', 'Carabao|Tamaraw', 'ควายไทย|กระทิง'),
  motif('phoenix', 'Sarimanok|Peacock|Phoenix', 'นกยูง|หงส์|วิหค'),
  motif('horse', 'Tikbalang|Stallion', 'ม้าศึก|อาชา'),
  motif('owl', 'Owl|Tarsier', 'นกฮูก|ราตรี'),
  motif('rabbit', 'Moon Rabbit|Rabbit', 'กระต่าย|กระต่ายจันทร์'),
  motif('butterfly', 'Butterfly|Mariposa|Moth', 'ผีเสื้อ|ผีเสื้อราตรี'),
  motif('crane', 'Crane|Egret', 'นกกระเรียน|นกกระยาง'),
  motif('turtle', 'Turtle|Pawikan', 'เต่าทะเล|เต่า'),
  motif('fish', 'Koi|Bangus', 'ปลาคาร์ป|ปลากัด'),
  motif('pearl', 'Pearl|Perlas|Oyster', 'ไข่มุก|หอยมุก'),
  motif('wave', 'Tide|Wave|Surf', 'คลื่น|เกลียวคลื่น'),
  motif('boat', 'Bangka|Sampan|Regatta', 'เรือสำเภา|เรือสุพรรณหงส์|เรือยาว'),
  motif('lighthouse', 'Lighthouse|Beacon', 'ประภาคาร'),
  motif('compass', 'Compass|Voyager', 'เข็มทิศ'),
  motif('chest', 'Treasure|Galleon|Baul', 'ขุมทรัพย์|หีบสมบัติ|กรุสมบัติ'),
  motif('lotus', 'Lotus|Water Lily', 'ดอกบัว|บัวทอง'),
  motif('orchid', 'Orchid|Sampaguita|Waling', 'กล้วยไม้|ดอกจำปา|มะลิ'),
  motif('palm', 'Palm|Coconut Grove|Buko', 'ต้นตาล|ทิวมะพร้าว'),
  motif('mango', 'Mango|Papaya', 'มะม่วง|มะละกอ'),
  motif('pineapple', 'Pineapple|Pinya', 'สับปะรด'),
  motif('coconut', 'Halo-Halo|Coconut', 'น้ำแข็งไส|มะพร้าว'),
  motif('chili', 'Chili|Sili', 'พริก|ต้มยำ'),
  motif('gem', 'Gem|Emerald|Sapphire|Ruby', 'อัญมณี|มรกต|ทับทิม|เพชร'),
  motif('crown', 'Crown|Rajah|Queen', 'มงกุฎ|ราชินี|ราชา'),
  motif('coins', 'Coin|Barya|Bounty', 'เหรียญ|ถุงเงิน'),
  motif('key', 'Key|Vault', 'กุญแจ|คลังสมบัติ'),
  motif('scroll', 'Scroll|Legend|Alamat', 'คัมภีร์|ตำนาน'),
  motif('potion', 'Potion|Elixir|Babaylan', 'ยาวิเศษ|แม่หมอ'),
  motif('mask', 'Mask|Maskara|Carnival', 'หน้ากาก|ผีตาโขน|ยักษ์'),
  motif('drum', 'Drum|Gong|Kulintang', 'กลองยาว|ฆ้อง'),
  motif('bell', 'Bell|Campana', 'ระฆัง|กระดิ่ง'),
  motif('fan', 'Fan|Abaniko', 'พัดทอง|พัด'),
  motif('kite', 'Kite|Saranggola', 'ว่าว|ว่าวจุฬา'),
  motif('temple', 'Temple|Pagoda', 'วิมาน|ปราสาท|เวียงวัง'),
  motif('mountain', 'Volcano|Summit|Bundok', 'ภูเขาไฟ|ภูผา'),
  motif('moon', 'Moon|Buwan|Moonlight', 'พระจันทร์|จันทรา|แสงจันทร์'),
  motif('sun', 'Sun|Araw|Sunrise', 'ตะวัน|สุริยา'),
  motif('comet', 'Comet|Starfall', 'ดาวตก|ดาวหาง'),
  motif('flame', 'Flame|Ember|Bonfire', 'เปลวเพลิง|ประกายไฟ'),
  motif('lightning', 'Thunder|Kidlat|Storm', 'สายฟ้า|พายุ'),
  motif('feather', 'Feather|Kinnari', 'กินรี|ขนนก'),
  motif('jeepney', 'Jeepney|Tuk-Tuk|Night Market', 'ตุ๊กตุ๊ก|ตลาดน้ำ|ตลาดนัด'),
  motif('cup', 'Tsaa|Barako|Tea House', 'ชาเย็น|โรงน้ำชา'),
  motif('seven', 'Sevens|Siyete', 'เลขเจ็ด|เจ็ดเซียน'),
  motif('shield', 'Datu|Warrior|Guardian', 'ขุนศึก|นักรบ|ทหารเสือ'),
];

/** Sea animals of fishing games. */
export const SEA_MOTIFS: readonly Motif[] = [
  motif(
    'fish',
    'Lapu-Lapu|Koi|Snapper|Tuna|Sailfish|Angelfish',
    'ปลาเก๋า|ปลาทอง|ปลากระโทง|ปลาการ์ตูน',
  ),
  motif('shark', 'Shark|Hammerhead', 'ฉลาม|ฉลามหัวค้อน'),
  motif('whale', 'Whale|Butanding|Orca', 'วาฬ|ฉลามวาฬ'),
  motif('octopus', 'Octopus|Kraken|Squid', 'หมึกยักษ์|ปลาหมึก'),
  motif('crab', 'Crab|Lobster', 'ปูยักษ์|กุ้งมังกร'),
  motif('turtle', 'Turtle|Pawikan', 'เต่าทะเล'),
  motif('seahorse', 'Seahorse', 'ม้าน้ำ'),
  motif('jelly', 'Jellyfish|Jelly', 'แมงกะพรุน'),
  motif('pearl', 'Pearl|Oyster', 'ไข่มุก|หอยมุก'),
  motif('dragon', 'Sea Dragon|Bakunawa', 'มังกรทะเล|พญานาค'),
  motif('anchor', 'Anchor|Harbor', 'สมอเรือ'),
  motif('wave', 'Tide|Riptide', 'คลื่น|เกลียวคลื่น'),
];

/** Words for places or table games that have a drawing. */
const TABLE_MOTIFS: readonly Motif[] = [
  motif('cards', 'Pusoy|Tongits|Lucky Nine|Card', 'ไพ่|ป๊อกเด้ง|เก้าเก'),
  motif('chips', 'Poker|Fan Tan|Texas|Chips', 'โป๊กเกอร์|กำถั่ว'),
  motif('spade', 'Ace|Rummy|Baccarat|Blackjack|Bluff', 'ดัมมี่|รัมมี่|บาคาร่า|แบล็กแจ็ก|ผสมสิบ'),
  motif('tile', 'Mahjong|Domino|Pai Gow|Dama', 'ไพ่นกกระจอก|โดมิโน|หมากฮอส'),
  motif('roulette', 'Roulette', 'รูเล็ต'),
  motif('dice', 'Dice|Sic Bo|Color Game|Hi-Lo', 'ไฮโล|ลูกเต๋า|น้ำเต้าปูปลา'),
  motif('tiger', 'Dragon Tiger|Tiger Duel', 'เสือมังกร'),
  motif('dragon', 'Dragon Duel|Dragon Versus Tiger', 'มังกรปะทะเสือ|พญานาคปะทะเสือ'),
  motif('crown', 'Royal Duel|Grand Duel', 'ดวลราชา'),
  motif('moon', 'Evening Duel', 'ดวลยามค่ำ'),
  motif('wheel', 'Wheel|Spinner', 'วงล้อ'),
  motif('mic', 'Card Show|Songbook|Karaoke', 'โชว์|คาราโอเกะ'),
];

const PLAY_MOTIFS: readonly Motif[] = [
  motif('football', 'Football|Futsal|Striker|Goal', 'ฟุตบอล|ฟุตซอล|ยิงประตู'),
  motif('hoop', 'Basketball|Hoops|Dunk', 'บาสเกตบอล'),
  motif('boxing', 'Boxing|Ringside', 'มวยไทย|สังเวียน'),
  motif('shuttle', 'Badminton|Volley|Tennis', 'แบดมินตัน|วอลเลย์บอล|เทนนิส|ตะกร้อ'),
  motif('horse', 'Derby|Paddock', 'ม้าแข่ง'),
  motif('shield', 'Esports|Billiards', 'อีสปอร์ต|สนุกเกอร์'),
  motif('rocket', 'Rocket|Liftoff|Orbit', 'จรวด|ทะยานฟ้า'),
  motif('bomb', 'Mines|Minefield|Powder', 'กู้ระเบิด|สนามระเบิด'),
  motif('pegs', 'Pegs|Pachinko|Drop', 'ลูกแก้วหล่น|พินบอล'),
  motif('bingo', 'Bingo|Keno|Lotto', 'บิงโก|คีโน|หวย'),
  motif('balloon', 'Balloon|Skyfair', 'ลูกโป่ง|ปาโป่ง'),
];

/** All motifs; longer words first, so that `Sea Dragon` is found before `Dragon`. */
export const MOTIFS: readonly Motif[] = [
  ...TABLE_MOTIFS,
  ...PLAY_MOTIFS,
  ...STORY_MOTIFS,
  ...SEA_MOTIFS,
];

/** All words of the motifs in one language. */
export function motifWords(motifs: readonly Motif[], language: 'en' | 'th'): string[] {
  return motifs.flatMap((one) => one[language]);
}
