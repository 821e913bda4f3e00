import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react'
import type { Store, Watched } from '../../platform/store.ts'
import type { DocumentForm } from './document-form.store.ts'
import { textAt } from './document-values.ts'

/** What every field of a document knows. */
export interface DocumentParts {
  /** Begins the ids of its fields. */
  id: string
  form: DocumentForm
  /** What is shown to be wrong, by path, in the present language. */
  texts: Store<ReadonlyMap<string, string>>
  /** Whether a field is settled: it can be read and not changed. */
  useLocked: (path: string) => boolean
  /** Says of a field that is settled why, and who can change it. */
  LockNote: ComponentType
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

/** One value out of the document; it must be the same object as long as it does not change. */
export const useDocument = <P>(pick: (document: RequestDocument) => P): P =>
  useStoreSelector(useDocumentParts().form.document, pick)

/** What stands in a field. */
export const useText = (path: string) => useDocument((document) => textAt(document, path))

/** What is wrong with a field, in words. */
export const useFieldError = (path: string) => useStoreSelector(useDocumentParts().texts, (texts) => texts.get(path))
