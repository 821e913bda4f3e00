/** Codes by the names that people write instead, in any language; `nameKey` makes the keys. */
export interface FormNames {
  places: ReadonlyMap<string, string>
  equipment: ReadonlyMap<string, string>
  packageTypes: ReadonlyMap<string, string>
  organisations: ReadonlyMap<string, string>
}

/** The lookup key of a name, independent of width, case and blanks. */
export const nameKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The separator of code and name in the lists of the empty form: `CNNGB · Ningbo`. */
export const CODE_SEAM = ' · '
/** The dot in any width that keyboards and programs produce. */
const SEAM = /\s*[·・•‧∙]\s*/

/** The code of an entry of those lists, or the whole text where no name follows. */
export const codeOf = (text: string) => text.split(SEAM, 1)[0]?.trim() ?? ''
