import { EMAIL_PROBLEMS } from '#server/marketing/texts/th-email-problems.ts';
import { COSTS_PROBLEMS } from '#server/marketing/texts/th-costs-problems.ts';
import { OPERATORS_PROBLEMS } from '#server/marketing/texts/th-operators-problems.ts';

/**
 * Problems of forms and addresses, in Thai. The server words a problem once, in English, for pages, API and
 * operator tool alike; `%` stands for a part that varies, `$1` for the first of them. The first match counts.
 */
const PROBLEMS: readonly (readonly [english: string, thai: string])[] = [
  ...OPERATORS_PROBLEMS,
  ...EMAIL_PROBLEMS,
  // Reports
  [
    'the database of reports does not answer; try again in a minute',
    'ฐานข้อมูลของรายงานไม่ตอบ ลองอีกครั้งในอีกหนึ่งนาที',
  ],
  ['format must be %, not "%"', 'format ต้องเป็น $1 ไม่ใช่ “$2”'],
  ['from (%) is after to (%)', 'วันเริ่ม ($1) อยู่หลังวันสิ้นสุด ($2)'],
  ['a report covers at most % days; this would be %', 'รายงานครอบคลุมได้ไม่เกิน $1 วัน ช่วงนี้มี $2 วัน'],
  ['touch must be first or last, not "%"', 'touch ต้องเป็น first หรือ last ไม่ใช่ “$1”'],
  [
    'compare must be a day before %, where the period begins, not %',
    'compare ต้องเป็นวันก่อน $1 ซึ่งเป็นวันเริ่มของช่วง ไม่ใช่ $2',
  ],
  [
    'only installs are counted by hour: remove hour from the address',
    'มีเพียงการติดตั้งที่นับตามชั่วโมง ลบ hour ออกจากที่อยู่',
  ],
  ['% must be a day like 2026-11-21, not "%"', '$1 ต้องเป็นวันแบบ 2026-11-21 ไม่ใช่ “$2”'],
  ['% has too many or too long values', '$1 มีค่ามากหรือยาวเกินไป'],
  ['page must be a number from 1 on, not "%"', 'page ต้องเป็นตัวเลขตั้งแต่ 1 ไม่ใช่ “$1”'],
  ['there is no account "%"', 'ไม่มีบัญชี “$1”'],
  ['there is no such withdrawal', 'ไม่มีรายการถอนนี้'],
  ...COSTS_PROBLEMS,
  // Links and names
  [
    'name: 1 to 60 lower-case letters, digits and dashes, such as "tiktok-november"',
    'ชื่อ: ตัวพิมพ์เล็ก ตัวเลข และขีด 1 ถึง 60 ตัว เช่น “tiktok-november”',
  ],
  [
    'path must be an address inside the app, such as /lobby/activity',
    'ปลายทางต้องเป็นที่อยู่ในแอป เช่น /lobby/activity',
  ],
  [
    'source (or referrer) says where the link will stand; fill one of them in',
    'กรอกแหล่งที่มาหรือผู้แนะนำ เพื่อบอกว่าจะวางลิงก์ไว้ที่ไหน',
  ],
  ['tags: a link may have % tags', 'แท็ก: ลิงก์หนึ่งมีได้ไม่เกิน $1 แท็ก'],
  ['tags: "%" has more than % characters', 'แท็ก: “$1” ยาวเกิน $2 ตัวอักษร'],
  ['campaign is empty', 'ยังไม่ได้กรอกแคมเปญ'],
  ['name: there is a link "%" already', 'ชื่อ: มีลิงก์ “$1” อยู่แล้ว'],
  [
    'there is room for % more links, archived ones included; these are %',
    'เพิ่มได้อีก $1 ลิงก์ รวมที่เก็บแล้ว แต่มี $2 ลิงก์',
  ],
  ['name: line % has the name "%" too', 'ชื่อ: บรรทัด $1 ใช้ชื่อ “$2” แล้ว'],
  [
    'the first line must name the columns, such as campaign, source and content',
    'บรรทัดแรกต้องเป็นชื่อคอลัมน์ เช่น campaign, source และ content',
  ],
  [
    'the table has no column %: add it, or fill the field in for all lines',
    'ตารางไม่มีคอลัมน์ $1 เพิ่มคอลัมน์ หรือกรอกช่องสำหรับทุกบรรทัด',
  ],
  [
    'cannot be read: it has % cells, the heading has %; a text with a separator needs quotation marks',
    'อ่านไม่ได้ มี $1 ช่อง แต่หัวคอลัมน์มี $2 ข้อความที่มีตัวคั่นต้องใส่เครื่องหมายคำพูด',
  ],
  ['the template has no name', 'ยังไม่ได้กรอกชื่อแม่แบบ'],
  ['a template needs at least one field besides its name', 'แม่แบบต้องมีอย่างน้อยหนึ่งช่องนอกจากชื่อ'],
  ['there is a template "%" already', 'มีแม่แบบ “$1” อยู่แล้ว'],
  ['there is no such template', 'ไม่มีแม่แบบนี้'],
  ['there may be % templates', 'มีแม่แบบได้ไม่เกิน $1 รายการ'],
  ['there is no such link', 'ไม่มีลิงก์นี้'],
  ['of must be one of %', 'of ต้องเป็นหนึ่งใน $1'],
  ['choose what the name is of', 'เลือกว่าเป็นชื่อของอะไร'],
  ['the name to change is empty', 'ยังไม่ได้กรอกชื่อที่จะเปลี่ยน'],
  ['a name may have 200 characters', 'ชื่อยาวได้ไม่เกิน 200 ตัวอักษร'],
  // Postbacks
  ['there is no such postback', 'ไม่มี Postback นี้'],
  ['choose an event', 'เลือกเหตุการณ์'],
  ['choose at least one event', 'เลือกอย่างน้อยหนึ่งเหตุการณ์'],
  ['method must be GET or POST', 'วิธีส่งต้องเป็น GET หรือ POST'],
  ['window must be 1, 7 or 30 days', 'ช่วงเวลาต้องเป็น 1, 7 หรือ 30 วัน'],
  [
    'the rule asks for {secret}, and there is none: fill the secret in',
    'กฎนี้ใช้ {secret} แต่ยังไม่มีรหัสลับ กรอกรหัสลับ',
  ],
  [
    'secret may have letters, digits and signs of ASCII, without spaces',
    'รหัสลับใช้ตัวอักษร ตัวเลข และเครื่องหมาย ASCII โดยไม่มีช่องว่าง',
  ],
  [
    'the host changed, or a text with {secret}: fill the secret in again, or remove it',
    'โฮสต์หรือข้อความที่มี {secret} เปลี่ยนไป กรอกรหัสลับอีกครั้ง หรือลบออก',
  ],
  [
    'address must begin with https:// and a host, with macros after the host alone',
    'ที่อยู่ต้องขึ้นต้นด้วย https:// และโฮสต์ ใช้มาโครได้หลังโฮสต์เท่านั้น',
  ],
  ['address: put the receiver’s own host in place of the example', 'ที่อยู่: ใส่โฮสต์ของผู้รับแทนตัวอย่าง'],
  [
    'address must be HTTPS and on the open Internet, without a name and password in it',
    'ที่อยู่ต้องเป็น HTTPS บนอินเทอร์เน็ตสาธารณะ และไม่มีชื่อหรือรหัสผ่านอยู่ข้างใน',
  ],
  [
    'body is no JSON (%); macros of text stand in quotes',
    'เนื้อหาไม่ใช่ JSON ($1) มาโครข้อความต้องอยู่ในเครื่องหมายคำพูด',
  ],
  ['header must be like "Access-Token: {secret}"', 'header ต้องเขียนแบบ “Access-Token: {secret}”'],
  ['header: % is set by the platform', 'header: ระบบตั้ง $1 เอง'],
  ['header: {secret} is the only macro of a header', 'header: ใช้มาโครได้เฉพาะ {secret}'],
  [
    'expected status must be 200 to 299, or empty for any of them',
    'สถานะที่คาดไว้ต้องเป็น 200 ถึง 299 หรือเว้นว่างไว้',
  ],
  ['there may be % allowed addresses', 'ที่อยู่ที่อนุญาตมีได้ไม่เกิน $1 รายการ'],
  [
    'allowed addresses: "%" is neither an address nor a network',
    'ที่อยู่ที่อนุญาต: “$1” ไม่ใช่ที่อยู่หรือเครือข่าย',
  ],
  ['%: there is no macro {%}', '$1: ไม่มีมาโคร {$2}'],
  // Schedules
  ['there is no such schedule', 'ไม่มีกำหนดส่งนี้'],
  ['name is empty', 'ยังไม่ได้กรอกชื่อ'],
  [
    'report must be the address of a page such as %?period=7d',
    'รายงานต้องเป็นที่อยู่ของหน้า เช่น $1?period=7d',
  ],
  [
    'report has fixed days: choose a period such as "7 days"',
    'รายงานนี้กำหนดวันตายตัว เลือกช่วงเวลา เช่น “7 วัน”',
  ],
  ['hour must be 0 to 23', 'เวลาต้องเป็น 0 ถึง 23'],
  ['address must be HTTPS and on the open Internet', 'ที่อยู่ต้องเป็น HTTPS บนอินเทอร์เน็ตสาธารณะ'],
  [
    'secret may have 200 letters, digits and signs of ASCII, without spaces',
    'รหัสลับใช้ตัวอักษร ตัวเลข และเครื่องหมาย ASCII ได้ไม่เกิน 200 ตัว โดยไม่มีช่องว่าง',
  ],
  // Saved views
  ['there is no such note', 'ไม่มีโน้ตนี้'],
  ['there may be % notes', 'มีโน้ตได้ไม่เกิน $1 รายการ'],
  ['the note is empty', 'ยังไม่ได้เขียนโน้ต'],
  ['a note may have % characters', 'โน้ตยาวได้ไม่เกิน $1 ตัวอักษร'],
  ['name one of your campaigns; their names begin with "%"', 'ระบุแคมเปญของคุณ ซึ่งชื่อขึ้นต้นด้วย “$1”'],
  ['there is no such saved view', 'ไม่มีมุมมองที่บันทึกไว้นี้'],
  ['there is a saved view "%" already', 'มีมุมมองชื่อ “$1” อยู่แล้ว'],
  ['there may be % saved views', 'บันทึกมุมมองได้ไม่เกิน $1 รายการ'],
  ['there is no such shared link', 'ไม่มีลิงก์ที่แชร์นี้'],
  ['days must be a number from 1 to 90', 'จำนวนวันต้องเป็นตัวเลข 1 ถึง 90'],
  [
    'there may be % shared links, also those that ended in the last 30 days',
    'มีลิงก์ที่แชร์ได้ไม่เกิน $1 รายการ รวมที่หมดอายุใน 30 วันที่ผ่านมา',
  ],
  // Alerts
  ['there is no such alert', 'ไม่มีการแจ้งเตือนนี้'],
  ['choose at least one step', 'เลือกอย่างน้อยหนึ่งขั้นตอน'],
  ['recipient is empty', 'ยังไม่ได้กรอกผู้รับ'],
  ['LINE needs the access token of its channel as the secret', 'LINE ต้องใช้โทเค็นของแชนเนลเป็นรหัสลับ'],
  ['quiet hours need two different hours from 0 to 23', 'ช่วงงดส่งต้องมีสองเวลาที่ต่างกัน ตั้งแต่ 0 ถึง 23'],
  ['there is no address to send to', 'ยังไม่มีที่อยู่ให้ส่ง'],
  ['until must be a day from today on, within a year', 'วันสิ้นสุดต้องเป็นตั้งแต่วันนี้ และไม่เกินหนึ่งปี'],
  // Accounts, and all of them
  ['a token has a name of 1 to % characters', 'โทเค็นต้องมีชื่อ 1 ถึง $1 ตัวอักษร'],
  [
    'an account may have % tokens; revoke one first',
    'บัญชีหนึ่งมีโทเค็นได้ไม่เกิน $1 รายการ ยกเลิกรายการหนึ่งก่อน',
  ],
  ['there may be % links, archived ones included', 'มีลิงก์ได้ไม่เกิน $1 รายการ รวมที่เก็บถาวร'],
  ['there may be % changed names', 'มีชื่อที่เปลี่ยนได้ไม่เกิน $1 รายการ'],
  ['there may be % postbacks', 'มี Postback ได้ไม่เกิน $1 รายการ'],
  ['there may be % scheduled reports', 'มีกำหนดส่งได้ไม่เกิน $1 รายการ'],
  ['% must be one of %, not "%"', '$1 ต้องเป็นหนึ่งใน $2 ไม่ใช่ “$3”'],
  ['% must be one of %', '$1 ต้องเป็นหนึ่งใน $2'],
  ['% is empty', 'ยังไม่ได้กรอก $1'],
  ['% may have % characters', '$1 ยาวได้ไม่เกิน $2 ตัวอักษร'],
];

/** Introduces a problem that has no translation. */
export const UNKNOWN = 'ข้อมูลนี้ใช้ไม่ได้:';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const PATTERNS = PROBLEMS.map(([english, thai]) => ({
  pattern: new RegExp(`^${escaped(english).replaceAll('%', '(.*?)')}$`, 's'),
  thai,
}));

const isKnown = (message: string): boolean => PATTERNS.some(({ pattern }) => pattern.test(message));

/** Translates a problem; one that is not listed keeps its English words behind a Thai introduction. */
export function problem(message: string): string {
  for (const { pattern, thai } of PATTERNS) {
    const found = pattern.exec(message);
    if (found === null) continue;
    return thai.replaceAll(/\$(\d)/g, (_mark, at: string) => {
      const part = found[Number(at)] ?? '';
      // The line of a table is followed by its own problem.
      return isKnown(part) ? problem(part) : part;
    });
  }
  return `${UNKNOWN} ${message}`;
}
