import { requestFields } from '@fairway/contract/bookings/request-field.values'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { WRAP_AT_IN_PRINT, wrapText } from '@fairway/contract/shared/wrap-text'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useRequestLabels } from '../request-labels.ts'
import css from './compare.module.css'
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
              id={id}
              left={left}
              right={right}
              versions={history?.versions}
              nameOf={versionName}
              onCompare={onCompare}
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
            <VersionComparison
              label={title}
              left={versionName(left)}
              right={versionName(right)}
              lines={lines}
              fieldLabels={fieldLabels}
            />
          )}
        </>
      )}
    </Screen>
  )
}

interface VersionChoiceProps extends CompareAddress {
  versions: readonly { version: number }[] | undefined
  nameOf: (version: number) => string
  onCompare: (address: CompareAddress) => void
}

/** Chooses the two versions to compare: any two of the history, and version 0. */
function VersionChoice({ id, left, right, versions: known = [], nameOf, onCompare }: VersionChoiceProps) {
  const { t } = useTranslation('bookings')
  const versions = [...new Set([...known.map(({ version }) => version), left, right, 0])].sort(
    (one, other) => one - other,
  )
  const choice = (side: 'left' | 'right', chosen: number) => (
    <label className={css.side}>
      <span>{t(`compare.${side}`)}</span>
      <select value={chosen} onChange={(event) => onCompare({ id, left, right, [side]: Number(event.target.value) })}>
        {versions.map((version) => (
          <option key={version} value={version}>
            {nameOf(version)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Row gap={10} align="stretch" className={css.sides}>
      {choice('left', left)}
      {choice('right', right)}
    </Row>
  )
}

interface VersionComparisonProps {
  /** The name of the table for screen readers. */
  label: string
  /** The headers of the two sides. */
  left: string
  right: string
  lines: readonly ComparedField[]
  fieldLabels: FieldLabels
}

/** Two versions of a document side by side. Differences are marked by colour, icon and text. */
function VersionComparison({ label, left, right, lines, fieldLabels }: VersionComparisonProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      {bySection(lines).map(([section, inside]) => (
        <tbody key={section}>
          <tr>
            <th className={css.section} colSpan={3} scope="rowgroup">
              {fieldLabels.section(section)}
            </th>
          </tr>
          {inside.map((line) => (
            <Line key={line.path} line={line} fieldLabels={fieldLabels} heads={[left, right]} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Line({
  line,
  fieldLabels,
  heads,
}: {
  line: ComparedField
  fieldLabels: FieldLabels
  heads: [string, string]
}) {
  const { t } = useTranslation('bookings')
  const { path, isDifferent } = line
  const cell = (side: 'left' | 'right', head: string) => {
    const text = fieldLabels.show(path, line[side])
    return (
      <td className={classNames(css.cell, isDifferent && css[side])} data-head={head}>
        {text === '' ? (
          <Muted as="span">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t('compare.nothing')}</span>
          </Muted>
        ) : (
          wrapText(text, WRAP_AT_IN_PRINT).join('\n')
        )}
      </td>
    )
  }
  return (
    <tr data-different={isDifferent}>
      <th scope="row" className={css.field}>
        {fieldLabels.nameOf(line)}
        {isDifferent && <span className="visually-hidden"> ({t('compare.differs')})</span>}
      </th>
      {cell('left', heads[0])}
      {cell('right', heads[1])}
    </tr>
  )
}
