import { cutText } from '../shared/cut-text.ts'

/** Longer names are cut where they are shown anyway. */
const LONGEST_NAME = 200
/** Characters that nobody sees: control characters, marks that turn the direction of writing, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** What a file is called where it is shown: its last name alone, without anything that would make it look like another. */
export const shownFileName = (name: string): string =>
  cutText((name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').trim(), LONGEST_NAME)
