/** What XML cannot contain: control characters, lone surrogates and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are intended
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** A text that a file can contain, in the composed form that every program finds. */
export const writable = (text: string) => text.replace(UNWRITABLE, '').normalize('NFC')
