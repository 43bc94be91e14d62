/** Problems of operators' forms and commands, in Thai, as in `th-problems.ts`. */
export const OPERATORS_PROBLEMS: readonly (readonly [english: string, thai: string])[] = [
  // Lobby
  ['the time "from" has passed', 'เวลา “ตั้งแต่” ผ่านไปแล้ว'],
  ['the time "until" has passed', 'เวลา “จนถึง” ผ่านไปแล้ว'],
  ['the time "until" is not after "from"', 'เวลา “จนถึง” ต้องอยู่หลัง “ตั้งแต่”'],
  [
    '% must be a time like 2026-11-21T18:00, not "%"',
    '$1 ต้องเป็นเวลาแบบ 2026-11-21T18:00 ไม่ใช่ “$2”',
  ],
  ['choose what happens at these times', 'เลือกว่าจะให้เกิดอะไรขึ้นตามเวลาเหล่านี้'],
  ['choose what a tap opens', 'เลือกว่าแตะแล้วเปิดอะไร'],
  ['nothing is filled in', 'ยังไม่ได้กรอกอะไร'],
  ['place must be a whole number from 1 on', 'ลำดับต้องเป็นจำนวนเต็มตั้งแต่ 1'],
  ['title is empty', 'ยังไม่ได้กรอกหัวข้อหรือข้อความ'],
  ['image is empty', 'ยังไม่ได้กรอกรูปภาพ'],
  ['content is empty', 'ยังไม่ได้กรอกข้อความ'],
  ['id must be a number', 'หมายเลขไม่ถูกต้อง'],
  ['no banner %', 'ไม่มีแบนเนอร์ $1'],
  ['no notice %', 'ไม่มีประกาศ $1'],
  ['no game %', 'ไม่มีเกม $1'],
  ['no planned change %', 'ไม่มีรายการที่ตั้งเวลาไว้ $1'],
  ['planned change % is % already', 'รายการที่ตั้งเวลาไว้ $1 สิ้นสุดแล้ว'],
  ['--at has passed', 'เวลาที่ตั้งไว้ผ่านไปแล้ว'],
  ['at most % of them', 'มีได้ไม่เกิน $1 รายการ'],
  ['at most % changes may be planned', 'ตั้งเวลาไว้ได้ไม่เกิน $1 รายการ'],
  // Players
  ['reason is empty', 'ยังไม่ได้กรอกเหตุผล'],
  ['text is empty', 'ยังไม่ได้กรอกบันทึก'],
  ['the two amounts differ', 'จำนวนทั้งสองช่องไม่เท่ากัน'],
  [
    'an amount must be like 1234.50 and more than 0, not "%"',
    'จำนวนต้องเขียนแบบ 1234.50 และมากกว่า 0 ไม่ใช่ “$1”',
  ],
  ['% has passed', '$1 ผ่านไปแล้ว'],
  [
    'an exclusion or a break has no last day: lift it when it is over',
    'การงดเล่นและการพักไม่มีวันสุดท้าย ยกเลิกเมื่อสิ้นสุด',
  ],
  ['the balance of % is %, less than %', 'ยอดเงินของ $1 คือ $2 น้อยกว่า $3'],
  ['% is more than %, the most a command moves', '$1 เกิน $2 ซึ่งเป็นจำนวนสูงสุดของหนึ่งครั้ง'],
  ['proposal % is by % (%): another person must accept it', 'ข้อเสนอ $1 เป็นของ $2 คนอื่นต้องยืนยัน'],
];
