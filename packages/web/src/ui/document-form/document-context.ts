import type { Violation } from '@fairway/contract/kit/errors'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Store, Watched } from '../../platform/store.ts'
import type { FieldError } from '../form/field-errors.ts'
import type { SubmissionState } from './document-submission.ts'
import { textAt } from './document-values.ts'
import type { DocumentDetail } from './document-work.ts'
import type { SavedState, SaveState } from './draft-saver.ts'

/** What the page parts need of a document work, for a document of any kind. */
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
  isRestored: Store<boolean>
  startAfresh: (() => void) | undefined
}

/** What every field of a document gets from the page. */
export interface DocumentParts {
  /** The prefix of the ids of its fields. */
  id: string
  work: AnyDocumentWork
  submission: Watched<SubmissionState>
  /** The error texts that are shown, by path, in the current language. */
  texts: Store<ReadonlyMap<string, string>>
  /** The full name of a field: 'Consignee · Address'. */
  nameOf: (path: string) => string
  /** Whether a field is locked: it can be read but not changed. */
  useLocked: (path: string) => boolean
  /** Explains why a locked field cannot be changed, and who can change it. */
  lockNote: ReactNode
}

const Parts = createContext<DocumentParts | undefined>(undefined)
export const DocumentPartsProvider = Parts.Provider

export function useDocumentParts(): DocumentParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('a field of a document stands outside of its form')
  return parts
}

/** One part of a store's value. The component renders again only when this part changes. */
export const useStoreSelector = <T, P>(store: Watched<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.watch, () => pick(store.get()))

/** The text of a field. */
export const useText = (path: string) =>
  useStoreSelector(useDocumentParts().work.form.document, (document) => textAt(document, path))

/** The error text of a field. */
export const useFieldError = (path: string) => useStoreSelector(useDocumentParts().texts, (texts) => texts.get(path))

export const useLocked = (path: string) => useDocumentParts().useLocked(path)
