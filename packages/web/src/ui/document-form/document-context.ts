import type { Violation } from '@fairway/contract/kit/errors'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Store, Watched } from '../../platform/store.ts'
import type { FieldError } from '../form/field-errors.ts'
import type { SubmissionState } from './document-submission.ts'
import { textAt } from './document-values.ts'
import type { DocumentDetail } from './document-work.ts'
import type { SavedState, SaveState } from './draft-saver.ts'

/** What the parts of a page ask of the document at work, whatever it is a document of. */
interface AnyDocumentWork {
  form: {
    document: Watched<object>
    found: Watched<readonly Violation[]>
    shown: Watched<readonly FieldError[]>
    setText(path: string, text: string): void
    leave(path: string): void
  }
  saver: { state: Watched<SaveState> }
  state: Watched<SavedState | undefined>
  theirs: Watched<DocumentDetail<object> | undefined>
  takeTheirs: () => void
  keepMine: () => void
  isBack: Store<boolean>
  startAfresh: (() => void) | undefined
}

/** What every field of a document knows. */
export interface DocumentParts {
  /** Begins the ids of its fields. */
  id: string
  work: AnyDocumentWork
  submission: Watched<SubmissionState>
  /** What is shown to be wrong, by path, in the present language. */
  texts: Store<ReadonlyMap<string, string>>
  /** What a field is called where it stands alone: 'Consignee · Address'. */
  nameOf: (path: string) => string
  /** Whether a field is settled: it can be read and not changed. */
  useLocked: (path: string) => boolean
  /** Says of a field that is settled why, and who can change it. */
  lockNote: ReactNode
}

const Parts = createContext<DocumentParts | undefined>(undefined)
export const DocumentPartsProvider = Parts.Provider

export function useDocumentParts(): DocumentParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('a field of a document stands outside of its form')
  return parts
}

/** A part of what a store holds; whoever watches it is drawn again when that part changes, and only then. */
export const useStoreSelector = <T, P>(store: Watched<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.watch, () => pick(store.get()))

/** What stands in a field. */
export const useText = (path: string) =>
  useStoreSelector(useDocumentParts().work.form.document, (document) => textAt(document, path))

/** What is wrong with a field, in words. */
export const useFieldError = (path: string) => useStoreSelector(useDocumentParts().texts, (texts) => texts.get(path))

export const useLocked = (path: string) => useDocumentParts().useLocked(path)
