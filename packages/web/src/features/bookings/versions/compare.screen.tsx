import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { WRAP_AT_IN_PRINT, wrapText } from '@fairway/contract/shared/wrap-text'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import css from '../../../ui/comparison/comparison.module.css'
import { type ComparedSection, ComparisonTable } from '../../../ui/comparison/comparison-table.tsx'
import { VersionChoice } from '../../../ui/comparison/version-choice.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { useRequestLabels } from '../request-labels.ts'
import { bySection, type ComparedField, compareFields, linesOf } from './compared-fields.rules.ts'
import { type FieldLabels, requestFieldLabels } from './field-labels.ts'
import { LoadingOrError } from './loading.tsx'
import { versionsPath } from './version-links.ts'
import type { CompareAddress, SentVersion, VersionSubject } from './version-subject.ts'

interface Props<S, V extends SentVersion> extends CompareAddress {
  subject: VersionSubject<S, V>
  onCompare: (address: CompareAddress) => void
}

/** Two versions of a request or a correction side by side: the differences, or everything. */
export function CompareScreen<S, V extends SentVersion>({ id, left, right, subject, onCompare }: Props<S, V>) {
  const { t } = useTranslation('bookings')
  const labels = useRequestLabels(useNames().data)
  const fieldLabels = useMemo(() => requestFieldLabels(labels), [labels])
  const [isWhole, setIsWhole] = useState(false)
  const { useComparison, useHistory } = subject
  const found = useComparison({ id, left, right })
  const { data: history } = useHistory(id)
  const compared = useMemo(
    () =>
      found.data &&
      compareFields(requestFields, fieldsOf(found.data.left.document), fieldsOf(found.data.right.document)),
    [found.data],
  )
  const versionName = (version: number) => (version === 0 ? subject.texts.zero : t('compare.version', { version }))
  const name = found.data ? subject.nameOf(found.data.state, found.data.left.document) : ''
  const title = name === '' ? t('compare.page') : t('compare.title', { name })
  const lines = linesOf(compared ?? [], isWhole)
  const count = compared?.filter(({ isDifferent }) => isDifferent).length ?? 0
  return (
    <Screen
      title={title}
      trail={<PageLink href={versionsPath(subject.type, id)}>{t('compare.back')}</PageLink>}
      beside={found.data && subject.statusTag(found.data.state)}
      actions={
        <Button className={css.unprinted} onClick={() => window.print()}>
          {t('compare.print')}
        </Button>
      }
    >
      {!compared || !found.data ? (
        <LoadingOrError
          subject={subject}
          title={t('compare.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <>
          <Row gap={20} rowGap={10} className={css.bar}>
            <p role="status">
              {count === 0 ? t('compare.same') : t('compare.count', { count })}{' '}
              <span>{subject.numberOf(found.data.state)}</span>
            </p>
            <VersionChoice
              left={left}
              right={right}
              versions={[0, ...(history?.versions ?? []).map(({ version }) => version)]}
              nameOf={versionName}
              labels={{ left: t('compare.left'), right: t('compare.right') }}
              onChoose={(sides) => onCompare({ id, ...sides })}
            />
            <label className={css.switch}>
              <input type="checkbox" checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
              {t('compare.all')}
            </label>
          </Row>
          {lines.length === 0 ? (
            <EmptyState
              icon="done"
              title={t('compare.same')}
              actions={<Button onClick={() => setIsWhole(true)}>{t('compare.all')}</Button>}
            >
              {t('compare.sameText')}
            </EmptyState>
          ) : (
            <ComparisonTable
              label={title}
              left={versionName(left)}
              right={versionName(right)}
              sections={sectionsOf(lines, fieldLabels)}
              texts={{ differs: t('compare.differs'), nothing: t('compare.nothing') }}
            />
          )}
        </>
      )}
    </Screen>
  )
}

const shown = (text: string) => wrapText(text, WRAP_AT_IN_PRINT).join('\n')

const sectionsOf = (lines: readonly ComparedField[], labels: FieldLabels): ComparedSection[] =>
  bySection(lines).map(([section, inside]) => ({
    key: section,
    title: labels.section(section),
    lines: inside.map((line) => ({
      key: line.path,
      name: labels.nameOf(line),
      left: shown(labels.show(line.path, line.left)),
      right: shown(labels.show(line.path, line.right)),
      isDifferent: line.isDifferent,
    })),
  }))
