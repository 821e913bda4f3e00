import type { FoundTable } from '@fairway/contract/form-uploads/form-row.rules'
import type { FormSheet } from '@fairway/contract/form-uploads/form-table.rules'
import type {
  CellMeaning,
  SendingOutcome,
  UploadForm,
  UploadProblem,
} from '@fairway/contract/form-uploads/form-upload.schema'
import type { FormEffect, FormKind } from '@fairway/contract/form-uploads/form-upload.values'
import type { Context } from '../../platform/http/serve.ts'

/** One form of a file, checked: what sending it does, and what is wrong in it. */
export interface CheckedForm {
  form: { row: number; lastRow: number }
  effect: FormEffect
  problems: UploadProblem[]
  /** Warnings, which have to be confirmed before sending. */
  warnings: UploadProblem[]
  /** What its owner should look at, though nobody has to confirm it. */
  notes: UploadProblem[]
  /** How cells were understood, where a reader of the preview cannot see it. */
  meanings?: CellMeaning[]
}

/**
 * A kind of form that comes as files. `C` is a form as it is looked at, `L` one whose rows are locked to be sent. Reading,
 * storing, previewing and sending files is the same for every kind.
 */
export interface FileKind<F extends string, C extends CheckedForm, L extends C> {
  form: FormKind
  sheet: FormSheet<F>
  /** Reads the forms of a table and checks them all by the rules of the screen. */
  check: (context: Context, table: FoundTable<F>) => Promise<C[]>
  /** The same, with what is there already locked until the transaction ends. */
  checkLocked: (context: Context, table: FoundTable<F>) => Promise<L[]>
  /** A form as its owner sees it. */
  formOf: (form: C) => Omit<UploadForm, 'isSent'>
  /** What a form was checked against: two previews that show the same have the same. */
  basisOf: (form: C) => unknown
  /** Sends forms without problems, and tells what became of each. */
  submit: (context: Context, forms: readonly L[]) => Promise<SendingOutcome['results']>
  /** The carrier takes nothing at this moment. */
  refuseSilent: () => never
}
