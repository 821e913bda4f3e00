/**
 * The font draws curled quotes as wide as a Chinese character, which is right in Chinese; between other letters they would
 * tear words apart, so straight ones stand there.
 */
export const narrowQuotes = (text: string) =>
  text.replace(/(?<!\p{Script=Han})[‘’“”](?!\p{Script=Han})/gu, (quote) => (/[‘’]/.test(quote) ? "'" : '"'))
