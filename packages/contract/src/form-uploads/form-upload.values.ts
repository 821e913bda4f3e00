import { type Access, anyOf } from '../kit/access.ts'

/** The forms that can be uploaded. */
export const formKinds = ['booking', 'si', 'vgm'] as const
export type FormKind = (typeof formKinds)[number]

/** Who may upload which form; the tabs of the page and the calls both use this. */
export const formAccess: Record<FormKind, Access> = {
  booking: anyOf('BR0001', 'BR', 'BS'),
  si: anyOf('GE0005', 'SI', 'BS'),
  vgm: anyOf('VGM0004', 'VG'),
}

/** How many files can be uploaded together; the rep's sales view takes one. */
export const FILE_LIMIT = 10
/** The limits of a file. A larger one was not made by a person who books. */
export const FILE_BYTES = 5 * 1024 * 1024
export const rowLimits: Record<FormKind, number> = { booking: 2000, si: 2000, vgm: 5000 }
export const FORM_LIMIT = 500
/** Weights are sent as a whole: a file with a problem is corrected first. Of the others the good forms can be sent before. */
export const isSentInParts = (form: FormKind) => form !== 'vgm'
/** The length limit of a cell, which is that of spreadsheets. The fields of a form have their own. */
export const CELL_LENGTH = 32_767

/** File extensions that a browser offers to choose from; the server looks at the contents. */
export const FILE_ENDINGS = ['.xlsx', '.csv', '.txt', '.tsv'] as const

/** The effect of sending a form: it makes a request, changes an existing one, or nothing because nothing differs. */
export const formEffects = ['new', 'overwrite', 'unchanged'] as const
export type FormEffect = (typeof formEffects)[number]
