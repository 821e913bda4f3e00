import type { Violation } from '@fairway/contract/kit/errors'
import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import type { Store, Watched } from '../../platform/storage/store.ts'
import type { FieldError } from '../form/field-errors.ts'
import { createPartsContext } from '../parts-context.ts'
import type { DocumentDetail } from './document-editor.ts'
import type { SubmissionState } from './document-submission.ts'
import { textAt } from './document-values.ts'
import type { SavedState, SaveState } from './draft-saver.ts'
import { lineId } from './line-id.ts'

/** A form over a document of any kind. */
interface AnyForm {
  document: Watched<object>
  found: Watched<readonly Violation[]>
  shown: Watched<readonly FieldError[]>
  setText(path: string, text: string): void
  leave(path: string): void
  put(document: object): void
}

/** What a table that is filled in needs of the form around it. */
export interface FormParts {
  /** The prefix of the ids of its fields. */
  id: string
  editor: { form: AnyForm }
  /** The error texts that are shown, by path, in the current language. */
  texts: Store<ReadonlyMap<string, string>>
  /** Whether a field is locked: it can be read but not changed. */
  useLocked: (path: string) => boolean
  /** What the user should look at in a field, though it stops nothing: a warning, a remark of the carrier. */
  notes?: Watched<FieldNotes> | undefined
}

/** What the page parts need of a document editor, for a document of any kind. */
interface AnyDocumentEditor {
  form: AnyForm
  saver: { state: Watched<SaveState> }
  state: Watched<SavedState | undefined>
  theirs: Watched<DocumentDetail<object> | undefined>
  takeTheirs: () => void
  keepMine: () => void
  isRestored: Store<boolean>
  startAfresh: (() => void) | undefined
}

/** What every field of a document gets from the page. */
export interface DocumentParts extends FormParts {
  editor: AnyDocumentEditor
  submission: Watched<SubmissionState>
  /** The full name of a field: 'Consignee · Address'. */
  nameOf: (path: string) => string
  /** Explains why a locked field cannot be changed, and who can change it. */
  lockNote: ReactNode
  /** Shows the part of the form that has this field, where not all parts are shown at once. */
  reveal?: ((path: string) => void) | undefined
}

/** Notes by the paths of their fields, in the current language. */
export type FieldNotes = ReadonlyMap<string, string>

const none: FieldNotes = new Map()
/** The notes of a form that has none. */
export const noNotes: Watched<FieldNotes> = { get: () => none, watch: () => () => {} }

const form = createPartsContext<FormParts>('a table stands outside of its form')
/** A form that is no document with a life of its own, such as a sheet of rows that are saved together. */
export const FormPartsProvider = form.Provider
export const useFormParts = form.useParts

const parts = createPartsContext<DocumentParts>('a field of a document stands outside of its form')
export const DocumentPartsProvider = ({ value, children }: { value: DocumentParts; children: ReactNode }) =>
  createElement(parts.Provider, { value }, createElement(form.Provider, { value }, children))
export const useDocumentParts = parts.useParts

/** Moves the focus to a field, wherever it is. */
export function useGoToField() {
  const { id, reveal } = useDocumentParts()
  return (path: string) => {
    const go = () => {
      const field = document.getElementById(lineId(id, path))
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    }
    if (!reveal) return go()
    reveal(path)
    requestAnimationFrame(go) // what is revealed is rendered before the next frame
  }
}

/** One part of a store's value. The component renders again only when this part changes. */
export const useStoreSelector = <T, P>(store: Watched<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.watch, () => pick(store.get()))

/** The text of a field. */
export const useText = (path: string) =>
  useStoreSelector(useDocumentParts().editor.form.document, (document) => textAt(document, path))

/** The error text of a field. */
export const useFieldError = (path: string) => useStoreSelector(useDocumentParts().texts, (texts) => texts.get(path))

/** The note at a field. */
export const useFieldNote = (path: string) =>
  useStoreSelector(useDocumentParts().notes ?? noNotes, (notes) => notes.get(path))

export const useLocked = (path: string) => useFormParts().useLocked(path)
