/** Combining marks of letters, such as the accents and tones of Vietnamese. */
const MARKS = /\p{Mn}+/gu

/**
 * Folds all spellings of a text into one: small letters without marks, one space between words, full-width letters as
 * ordinary ones. "HẢI  Phòng", "hải phòng" in either Unicode form and "hai phong" become the same, and so do "O'Brien"
 * and "obrien".
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}@._+-]+/gu, ' ')
    .normalize('NFC')
    .trim()

/** Whether a text has Chinese characters only. */
export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)
