/** Problems of tables, mostly of costs, in Thai: see `th-problems.ts`. */
export const COSTS_PROBLEMS: readonly (readonly [english: string, thai: string])[] = [
  ['the table has no line below its heads', 'ตารางไม่มีบรรทัดใต้หัวคอลัมน์'],
  ['a table may have % lines; this one has more', 'ตารางมีได้ไม่เกิน $1 บรรทัด ตารางนี้มีมากกว่า'],
  ['a table may have % columns; this one has more', 'ตารางมีได้ไม่เกิน $1 คอลัมน์ ตารางนี้มีมากกว่า'],
  ['the table cannot be read: %', 'อ่านตารางไม่ได้: $1'],
  [
    'the first line must name the columns day, campaign and cost; % is missing',
    'บรรทัดแรกต้องระบุคอลัมน์ day, campaign และ cost ยังขาด $1',
  ],
  [
    'line % has the day first, "%", and line % the month, "%": write days like 2026-11-21',
    'บรรทัด $1 เขียนวันก่อน “$2” แต่บรรทัด $3 เขียนเดือนก่อน “$4” เขียนวันแบบ 2026-11-21',
  ],
  [
    'line % has a decimal point, "%", and line % a decimal comma, "%": write costs like 1234.50',
    'บรรทัด $1 ใช้จุดคั่นทศนิยม “$2” แต่บรรทัด $3 ใช้จุลภาค “$4” เขียนค่าใช้จ่ายแบบ 1234.50',
  ],
  ['line %: %', 'บรรทัด $1: $2'],
  [
    'a character was lost, because the file is not in UTF-8 but in an older encoding such as windows-874. Save it as "CSV UTF-8" and choose it again',
    'อักขระหายไปเพราะไฟล์ไม่ได้เป็น UTF-8 แต่เป็นรหัสเก่า เช่น windows-874 บันทึกเป็น “CSV UTF-8” แล้วเลือกไฟล์อีกครั้ง',
  ],
  ['there is no import %', 'ไม่มีการนำเข้า $1'],
  ['import % was undone before', 'การนำเข้า $1 ถูกยกเลิกไปแล้ว'],
  ['"%" is in another currency; costs here are in %', '“$1” เป็นสกุลเงินอื่น ที่นี่ใช้ $2'],
  [
    'the heading "%, %" has the separator of the columns in it, and so may the costs: put them in quotation marks, or separate the columns with semicolons',
    'หัวคอลัมน์ “$1, $2” มีตัวคั่นคอลัมน์อยู่ข้างใน ค่าใช้จ่ายก็อาจมีด้วย ใส่เครื่องหมายคำพูด หรือคั่นคอลัมน์ด้วยเซมิโคลอน',
  ],
  [
    'the columns "%" and "%" mean the same: leave one out',
    'คอลัมน์ “$1” และ “$2” หมายถึงอย่างเดียวกัน ลบออกหนึ่งคอลัมน์',
  ],
  [
    'cannot be read: it has % cells, the heading has %; a cost with a comma needs quotation marks',
    'อ่านไม่ได้ มี $1 ช่อง แต่หัวคอลัมน์มี $2 ค่าใช้จ่ายที่มีจุลภาคต้องใส่เครื่องหมายคำพูด',
  ],
  [
    'covers several days, % to %: export the table with a line for each day',
    'ครอบคลุมหลายวัน $1 ถึง $2 ส่งออกตารางโดยแยกบรรทัดรายวัน',
  ],
  ['% may be two days: write it like 2026-11-21', '$1 อาจเป็นสองวัน เขียนแบบ 2026-11-21'],
  ['the lines % are of the same day and campaign', 'บรรทัด $1 ซ้ำวันและแคมเปญ'],
  ['day must be like 2026-11-21, not "%"', 'วันต้องเขียนแบบ 2026-11-21 ไม่ใช่ “$1”'],
  ['there is no day "%"', 'ไม่มีวัน “$1”'],
  ['% is in the future', '$1 เป็นวันในอนาคต'],
  ['% is more than % years ago', '$1 นานกว่า $2 ปีแล้ว'],
  ['source and campaign may have % characters', 'แหล่งที่มาและแคมเปญยาวได้ไม่เกิน $1 ตัวอักษร'],
  ['is in another currency, %; costs here are in %', 'เป็นสกุลเงินอื่น $1 ที่นี่ใช้ $2'],
  ['cost "%" is in another currency; costs here are in %', 'ค่าใช้จ่าย “$1” เป็นสกุลเงินอื่น ที่นี่ใช้ $2'],
  ['cost "%" is below zero', 'ค่าใช้จ่าย “$1” ต่ำกว่าศูนย์'],
  ['cost % is too high', 'ค่าใช้จ่าย $1 สูงเกินไป'],
  [
    'cost "%" could mean two amounts: write it like 1234.50, with two decimals',
    'ค่าใช้จ่าย “$1” อ่านได้สองแบบ เขียนแบบ 1234.50 มีทศนิยมสองตำแหน่ง',
  ],
  ['cost must be like 1234.50, not "%"', 'ค่าใช้จ่ายต้องเขียนแบบ 1234.50 ไม่ใช่ “$1”'],
  ['a quotation mark is opened and never closed', 'เปิดเครื่องหมายคำพูดแล้วไม่ปิด'],
  [
    'something follows a closing quotation mark; inside quotes write it twice',
    'มีข้อความหลังเครื่องหมายคำพูดปิด ถ้าอยู่ในคำพูดให้เขียนซ้ำสองครั้ง',
  ],
  [
    '"%" is a number of Excel, not a day: give the column the format of a date and export it again',
    '“$1” เป็นตัวเลขของ Excel ไม่ใช่วัน ตั้งรูปแบบคอลัมน์เป็นวันที่แล้วส่งออกอีกครั้ง',
  ],
  ['choose the column of the day', 'เลือกคอลัมน์ของวัน'],
  ['choose the column of the campaign', 'เลือกคอลัมน์ของแคมเปญ'],
  ['choose the column of the cost', 'เลือกคอลัมน์ของค่าใช้จ่าย'],
  ['choose each column once', 'เลือกแต่ละคอลัมน์เพียงครั้งเดียว'],
  [
    'choose the column of the source, or type the source of all lines, not both',
    'เลือกคอลัมน์ของแหล่งที่มา หรือพิมพ์แหล่งที่มาของทุกบรรทัด อย่างใดอย่างหนึ่ง',
  ],
  [
    'the table does not have the columns that were chosen: choose others',
    'ตารางไม่มีคอลัมน์ที่เลือกไว้ เลือกคอลัมน์อื่น',
  ],
];
