import { cutText } from '../shared/cut-text.ts'

/** Longer names are cut on the screen anyway. */
const LONGEST_NAME = 200
/** Invisible characters: control characters, marks that change the writing direction, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The name of a file as it is shown: without folders and without characters that could disguise it. */
export const shownFileName = (name: string): string =>
  cutText((name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').trim(), LONGEST_NAME)
