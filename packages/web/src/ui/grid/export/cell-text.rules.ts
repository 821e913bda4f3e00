/** What no XML file can hold: control characters, halves of a character, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** A text as a file can hold it, with its accents in the one form that every program finds. */
export const writable = (text: string) => text.replace(UNWRITABLE, '').normalize('NFC')
