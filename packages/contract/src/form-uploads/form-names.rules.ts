/** Codes by the names that people write in their place, in any language; `nameKey` makes the keys. */
export interface FormNames {
  places: ReadonlyMap<string, string>
  equipment: ReadonlyMap<string, string>
  packageTypes: ReadonlyMap<string, string>
  organisations: ReadonlyMap<string, string>
}

/** How a name is looked up: whatever its width, case and blanks. */
export const nameKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** What stands between a code and its name in the lists of the empty form: `CNNGB · Ningbo`. */
export const CODE_SEAM = ' · '
/** Whatever width the dot has that a keyboard or a program puts there. */
const SEAM = /\s*[·・•‧∙]\s*/

/** The code of an entry of those lists, or the whole text where no name follows. */
export const codeOf = (text: string) => text.split(SEAM, 1)[0]?.trim() ?? ''
