/** Texts that spreadsheets take for the start of a formula. */
export const formulaTexts = [
  '=', '+', '-', '@', '\t=', '\r=', '\0=', '＝', '＋', '－', '＠', ' =', '\n=', '\u200b=', '\ufeff+', '"=', "'=", ';=', '|', '%',
] // biome-ignore format: one line of beginnings reads better

/** The small and capital vowels of Vietnamese with every tone, and đ: 134 letters. */
export const vietnameseLetters = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y']
  .flatMap((vowel) =>
    ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'].map((tone) => (vowel + tone).normalize('NFC')),
  )
  .filter((letter) => !/^[aeiouy]$/.test(letter))
  .concat('đ')
  .flatMap((letter) => [letter, letter.toUpperCase()])
  .join('')
