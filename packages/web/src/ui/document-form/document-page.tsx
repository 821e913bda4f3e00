import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { LoadingLines } from '../feedback/loading.tsx'
import { PageLink } from '../page-link.tsx'
import { Screen } from '../screen.tsx'
import { type DocumentParts, DocumentPartsProvider } from './document-context.ts'
import { type DocumentSource, type NamedDocument, openDocument } from './document-copy.ts'
import type { DocumentDefinition, DocumentDetail } from './document-editor.ts'

interface OpeningProps<D extends object, T extends DocumentDetail<D>, C> {
  definition: DocumentDefinition<D, T>
  source: DocumentSource<D>
  /** The reference data for its fields. */
  choices: Pick<UseQueryResult<C>, 'data' | 'error' | 'refetch'>
  /** The title while it loads. */
  title: string
  notOpened: (failure: unknown, onRetry: () => void) => ReactNode
  /** Shown instead of the form if the status allows no changes. */
  closed?: (opened: NamedDocument<D, T>) => ReactNode
  children: (opened: NamedDocument<D, T>, choices: C) => ReactNode
}

/** Loads a document, its unsaved copy and its reference data, then shows the form. */
export function DocumentOpening<D extends object, T extends DocumentDetail<D>, C>({
  definition,
  source,
  choices,
  title,
  notOpened,
  closed,
  children,
}: OpeningProps<D, T, C>) {
  // read in every render: a query notifies only for properties that were read
  const { data, error: choicesFailure } = choices
  const [opened, setOpened] = useState<NamedDocument<D, T>>()
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again; an open form keeps its document
  useEffect(() => {
    let current = true
    openDocument(definition, source).then(
      (found) => current && setOpened(found),
      (error: unknown) => current && !isCancelled(error) && setFailure(error),
    )
    return () => {
      current = false
    }
  }, [round])
  const retry = () => {
    setFailure(undefined)
    setRound(round + 1)
    void choices.refetch()
  }
  const shut = opened && closed?.(opened)
  if (shut) return shut
  if (opened && data) return children(opened, data)
  if (failure ?? choicesFailure) return notOpened(failure ?? choicesFailure, retry)
  return (
    <Screen title={title}>
      <LoadingLines count={8} />
    </Screen>
  )
}

interface NotOpenedProps {
  failure: unknown
  onRetry: () => void
  /** The error code of a document that does not exist. */
  missingCode: string
  listPath: string
  texts: { notFound: string; failed: string; toList: string }
}

/** A document that does not exist, or is not the user's, leads to the list; other failures can be retried. */
export function DocumentNotOpened({ failure, onRetry, missingCode, listPath, texts }: NotOpenedProps) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(failure)
  const isMissing = failure instanceof Failure && failure.answer.errorCode === missingCode
  return (
    <div role="alert">
      <EmptyState
        icon={isMissing ? 'search' : 'alert'}
        as="h1"
        title={isMissing ? texts.notFound : texts.failed}
        actions={
          <>
            {!isMissing && <Button onClick={onRetry}>{t('retry')}</Button>}
            <PageLink href={listPath} className={buttonClass(isMissing ? { variant: 'primary' } : {})}>
              {texts.toList}
            </PageLink>
          </>
        }
      >
        {problem}
      </EmptyState>
    </div>
  )
}

interface PageProps
  extends Omit<ComponentProps<typeof Screen>, 'children'>,
    Pick<DocumentParts, 'nameOf' | 'reveal' | 'notes'> {
  page: Omit<DocumentParts, 'nameOf' | 'lockNote' | 'reveal' | 'notes' | 'submission'> & {
    submission: { state: DocumentParts['submission'] }
  }
  /** Explains why a locked field cannot be changed, and who can change it. */
  lockNote?: ReactNode
  /** Shown between the heading and the form. */
  above?: ReactNode
  className: string | undefined
  children: ReactNode
}

/** The same functions in every render, which do what those of the last render do: fields need not render for them. */
function useLatest({ nameOf, reveal }: Pick<PageProps, 'nameOf' | 'reveal'>) {
  const latest = useRef({ nameOf, reveal })
  latest.current = { nameOf, reveal }
  const [ways] = useState(() => ({
    nameOf: (path: string) => latest.current.nameOf(path),
    reveal: reveal && ((path: string) => latest.current.reveal?.(path)),
  }))
  return ways
}

/** The page of a document that is edited: its heading, and the form with the context of its fields. */
export function DocumentPage({
  page,
  nameOf,
  reveal,
  notes,
  lockNote,
  above,
  className,
  children,
  ...head
}: PageProps) {
  const { id, editor, submission, texts, useLocked } = page
  const ways = useLatest({ nameOf, reveal })
  return (
    <DocumentPartsProvider
      value={{ id, editor, submission: submission.state, texts, useLocked, notes, lockNote, ...ways }}
    >
      <Screen {...head}>
        {above}
        <form
          className={className}
          noValidate
          onSubmit={(event) => event.preventDefault()} // Enter in a field does not submit, the button of the bar does
        >
          {children}
        </form>
      </Screen>
    </DocumentPartsProvider>
  )
}
