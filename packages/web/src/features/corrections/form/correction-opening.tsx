import type { CorrectionDetail } from '@fairway/contract/corrections/correction.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../../platform/api.ts'
import { isCancelled } from '../../../platform/failure.ts'
import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { openSaved } from '../../../ui/document-form/document-copy.ts'
import type { OpenedDocument } from '../../../ui/document-form/document-work.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { CorrectionFormScreen } from './correction-form.screen.tsx'
import { copyName, loadCorrection } from './use-correction-work.ts'

interface Props {
  id: number
  onOpen: (id: number) => void
  onDeleted: () => void
}

interface Ready {
  detail: CorrectionDetail
  opened: OpenedDocument<CorrectionDetail>
}

async function openCorrection(id: number): Promise<Ready> {
  const detail = await loadCorrection(id)
  return { detail, opened: await openSaved(copyName(id), detail) }
}

/** Fetches a correction with what was typed here before, and what its fields are chosen from. */
export function CorrectionOpening({ id, onOpen, onDeleted }: Props) {
  const { t } = useTranslation(['corrections', 'ui'])
  const choices = useQuery({
    ...apiQuery('GET /api/bookingspub/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  const [ready, setReady] = useState<Ready>()
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  const problem = useFailureText(failure ?? choices.error)
  const isMissing = codeOf(failure) === 'BC0006'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again; an open form keeps what it has
  useEffect(() => {
    let current = true
    openCorrection(id).then(
      (found) => current && setReady(found),
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
  if (ready && choices.data)
    return <CorrectionFormScreen {...ready} choices={choices.data} onOpen={onOpen} onDeleted={onDeleted} />
  if (problem)
    return (
      <div role="alert">
        <EmptyState
          icon={isMissing ? 'search' : 'alert'}
          as="h1"
          title={t(isMissing ? 'head.notFound' : 'head.failed')}
          actions={
            isMissing ? (
              <PageLink href={LIST_PATH} className={buttonClass({ variant: 'primary' })}>
                {t('states.toList')}
              </PageLink>
            ) : (
              <Button onClick={retry}>{t('retry', { ns: 'ui' })}</Button>
            )
          }
        >
          {problem}
        </EmptyState>
      </div>
    )
  return (
    <Screen title={t('head.opening')}>
      <div aria-busy="true">
        <SkeletonLines count={8} />
      </div>
    </Screen>
  )
}
