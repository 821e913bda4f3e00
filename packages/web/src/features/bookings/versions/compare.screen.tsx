import { fieldsOf } from '@fairway/contract/bookings/request-difference.rules'
import { requestFields } from '@fairway/contract/bookings/request-field.words'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { Screen } from '../../../ui/screen.tsx'
import { PageLink } from '../page-link.tsx'
import { historyPath } from '../request-links.ts'
import { useRequestWords } from '../request-words.ts'
import { RequestStatusTag } from '../status-tag.tsx'
import css from './compare.module.css'
import { compareFields, linesOf } from './compared-fields.rules.ts'
import { requestFieldWords } from './field-words.ts'
import { OnItsWay } from './on-its-way.tsx'
import { VersionChoice } from './version-choice.tsx'
import { VersionComparison } from './version-comparison.tsx'

export interface CompareAddress {
  id: number
  left: number
  right: number
}

interface Props extends CompareAddress {
  onCompare: (address: CompareAddress) => void
}

/** Two versions of a booking request side by side: what differs, or everything. */
export function CompareScreen({ id, left, right, onCompare }: Props) {
  const { t } = useTranslation('bookings')
  const words = useRequestWords(useNames().data)
  const fieldWords = useMemo(() => requestFieldWords(words), [words])
  const [isWhole, setIsWhole] = useState(false)
  const found = useQuery(ask('GET /api/bookings/compare', { query: { id, left, right } }))
  const compared = useMemo(
    () =>
      found.data &&
      compareFields(requestFields, fieldsOf(found.data.left.document), fieldsOf(found.data.right.document)),
    [found.data],
  )
  const versionName = (version: number) => (version === 0 ? t('compare.unsent') : t('compare.version', { version }))
  const name = found.data?.left.document.customerReference || found.data?.state.ediRef || ''
  const title = name === '' ? t('compare.page') : t('compare.title', { name })
  const lines = linesOf(compared ?? [], isWhole)
  const count = compared?.filter(({ isDifferent }) => isDifferent).length ?? 0
  return (
    <Screen
      title={title}
      trail={<PageLink href={historyPath(id)}>{t('compare.back')}</PageLink>}
      beside={found.data && <RequestStatusTag status={found.data.state.status} />}
      actions={
        <Button className={css.unprinted} onClick={() => window.print()}>
          {t('compare.print')}
        </Button>
      }
    >
      {!compared || !found.data ? (
        <OnItsWay title={t('compare.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <>
          <div className={css.bar}>
            <p role="status">
              {count === 0 ? t('compare.same') : t('compare.count', { count })} <span>{found.data.state.ediRef}</span>
            </p>
            <VersionChoice id={id} left={left} right={right} onCompare={onCompare} />
            <label className={css.switch}>
              <input type="checkbox" checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
              {t('compare.all')}
            </label>
          </div>
          {lines.length === 0 ? (
            <EmptyState
              icon="done"
              title={t('compare.same')}
              actions={<Button onClick={() => setIsWhole(true)}>{t('compare.all')}</Button>}
            >
              {t('compare.sameText')}
            </EmptyState>
          ) : (
            <VersionComparison
              label={title}
              left={versionName(left)}
              right={versionName(right)}
              lines={lines}
              words={fieldWords}
            />
          )}
        </>
      )}
    </Screen>
  )
}
