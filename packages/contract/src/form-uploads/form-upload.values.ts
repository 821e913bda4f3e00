import { type Access, anyOf } from '../kit/access.ts'

/** What can be sent as a file. */
export const formKinds = ['booking', 'si'] as const
export type FormKind = (typeof formKinds)[number]

/** Who may upload which form; the tabs of the page and the calls read the same. */
export const formAccess: Record<FormKind, Access> = {
  booking: anyOf('BR0001', 'BR', 'BS'),
  si: anyOf('GE0005', 'SI', 'BS'),
}

/** Files that are uploaded together; the rep's sales view takes one. */
export const FILE_LIMIT = 10
/** What a file may hold. Whatever is larger was not made by a person who books. */
export const FILE_BYTES = 5 * 1024 * 1024
export const ROW_LIMIT = 2000
export const FORM_LIMIT = 500
/** What a cell may hold: the longest field of a form. */
export const CELL_LENGTH = 2000

/** Names of files that a browser offers to choose from; the server goes by what is in them. */
export const FILE_ENDINGS = ['.xlsx', '.csv', '.txt', '.tsv'] as const

/** What sending a form does: makes a request, changes one that is there, or nothing because it says the same already. */
export const formEffects = ['new', 'overwrite', 'unchanged'] as const
export type FormEffect = (typeof formEffects)[number]
