/** Letters of European languages and of Vietnamese, digits, punctuation and spaces: each of them one sign and one place wide. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02af\u1e00-\u1eff\u2000-\u200a\u2010-\u2027\u202f]*$/

/** Whether every character of a text stands for itself and takes one place, which most do: then nothing has to be looked up. */
export const isPlain = (text: string) => PLAIN.test(text)
