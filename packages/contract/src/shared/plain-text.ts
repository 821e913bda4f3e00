/** European and Vietnamese letters, digits, punctuation and spaces: each is one character and one letter wide. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02af\u1e00-\u1eff\u2000-\u200a\u2010-\u2027\u202f-\u205e]*$/

/** Whether every character of a text is plain and one letter wide; most texts are, and they skip the slow functions. */
export const isPlain = (text: string) => PLAIN.test(text)
