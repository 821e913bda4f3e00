export const XML_START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** What no XML file can hold: control characters, halves of a character, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** A text inside of XML. */
export const xmlText = (text: string) =>
  text
    .replace(UNWRITABLE, '')
    .normalize('NFC')
    .replace(/[&<>"\r]/g, (letter) => escapes[letter] ?? letter)

/** A text as an attribute, where a new line would count as a blank. */
export const xmlAttribute = (text: string) => xmlText(text).replaceAll('\n', '&#10;')

/** Spreadsheets read _x0041_ as the letter A: the underscore is written in the same way, so that it stays. */
export const literally = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
