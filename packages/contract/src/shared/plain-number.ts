/** Unambiguous groups of three: several of them, or one before a decimal mark of another kind. */
const GROUPED = /^[-+]?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)$/
const GROUPED_BY_POINTS = /^[-+]?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/
/** `24,500` is ambiguous: twenty-four and a half, or thousands. Only its author knows. */
const UNCLEAR = /^[-+]?[1-9]\d{0,2},\d{3}$/
const DECIMAL_COMMA = /^[-+]?\d+,\d+$/

const PLAIN = /^\d+(?:\.\d+)?$/

const withoutBlanks = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<=\d)['’](?=\d{3})/g, '')

/** A typed number (full-width, with blanks, thousands or a decimal comma) in plain digits; anything else as it is. */
export function plainNumber(text: string): string {
  if (PLAIN.test(text)) return text
  const plain = withoutBlanks(text)
  if (GROUPED.test(plain)) return plain.replaceAll(',', '')
  if (GROUPED_BY_POINTS.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return DECIMAL_COMMA.test(plain) && !UNCLEAR.test(plain) ? plain.replace(',', '.') : plain
}

/** The two readings of a text such as `24,500`; undefined for any other. */
export function twoReadings(text: string): [string, string] | undefined {
  const plain = withoutBlanks(text)
  return UNCLEAR.test(plain) ? [plain.replace(',', ''), plain.replace(/,(\d+?)0*$/, '.$1')] : undefined
}
