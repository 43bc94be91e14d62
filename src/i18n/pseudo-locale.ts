const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};

/** Accents a text and makes it a third longer; placeholders `{{…}}` stay unchanged. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter),
    )
    .join('');
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

/** Applies {@link pseudoText} to a tree of texts. */
export function pseudoTexts<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? pseudoText(value) : value,
  ) as Texts;
}
