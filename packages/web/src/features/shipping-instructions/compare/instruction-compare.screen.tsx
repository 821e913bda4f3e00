import type { SiHistory, SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { compareInstructions, countDifferences } from '@fairway/contract/shipping-instructions/si-difference.rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import comparisonCss from '../../../ui/comparison/comparison.module.css'
import { ComparisonTable } from '../../../ui/comparison/comparison-table.tsx'
import { VersionChoice } from '../../../ui/comparison/version-choice.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { type SiFieldLabels, useSiFieldLabels } from '../field-labels.ts'
import { instructionPath, LIST_PATH } from '../instruction-links.ts'
import type { VersionsAddress } from '../shipping-instructions.pages.ts'
import { siCarrierActionBadges, siStatusBadges } from '../status-tag.tsx'
import css from './compare.module.css'
import { comparedSections } from './compared-sections.ts'
import { RemarkList } from './remark-list.tsx'
import { VersionTable } from './version-table.tsx'

const isOfVersions = (call: unknown) => call === 'GET /api/si/version'

interface Props {
  address: VersionsAddress
  onAddress: (change: VersionsAddress, how?: { replace?: boolean }) => void
}

/** The versions of an instruction: who sent what, what the carrier said, and any two of them side by side. */
export function InstructionCompareScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('siCompare')
  const { id = 0 } = address
  const found = useQuery({ ...apiQuery('GET /api/si/version', { query: { id } }), enabled: id > 0 })
  useOwnTopic(useQuery(apiQuery('GET /api/notices', { query: {} })).data, isOfVersions)
  const unknown = useCodeText(id === 0 ? 'SI0001' : undefined)
  const history = found.data
  return (
    <Screen
      title={history ? t('title', { name: history.state.blNo || history.state.bookingNo }) : t('page')}
      trail={<BackLink href={LIST_PATH}>{t('back')}</BackLink>}
      beside={
        history && (
          <StatusBadge
            status={history.state.status}
            badges={siStatusBadges}
            text={t(`words.statuses.${history.state.status}`)}
          />
        )
      }
      actions={history && <Actions {...history} />}
    >
      {history ? (
        <Versions key={id} history={history} address={address} onAddress={onAddress} />
      ) : (
        <NotShown
          missing={unknown}
          error={found.error}
          listPath={LIST_PATH}
          texts={{ loading: t('loading'), failed: t('failed'), toList: t('toList') }}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function Actions({ state }: SiHistory) {
  const { t } = useTranslation('siCompare')
  return (
    <>
      {state.hasDraft && (
        <PageLink href={instructionPath('draft', state.id)} className={buttonClass({})}>
          {t('draft')}
        </PageLink>
      )}
      <PageLink href={instructionPath('view', state.id)} className={buttonClass({})}>
        {t('open')}
      </PageLink>
      <Button className={comparisonCss.unprinted} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  )
}

function Versions({ history: { state, versions }, address, onAddress }: Props & { history: SiHistory }) {
  const labels = useSiFieldLabels()
  const { t } = labels
  if (versions.length === 0)
    return (
      <EmptyState
        icon="note"
        title={t('noneTitle')}
        actions={
          <PageLink href={instructionPath('edit', state.id)} className={buttonClass({ variant: 'primary' })}>
            {t('write')}
          </PageLink>
        }
      >
        {t('none')}
      </EmptyState>
    )
  const newest = versions[0]?.version ?? 0
  // unsaved changes are compared with what the carrier has, else the newest two with each other
  const { left = state.hasUnsent ? newest : Math.max(newest - 1, 1), right = state.hasUnsent ? 0 : newest } = address
  const choose = (chosen: readonly number[]) => {
    const [first = newest, second = first] = chosen.toSorted((one, other) => one - other)
    onAddress({ left: first, right: second }, { replace: true })
  }
  return (
    <Stack gap={24}>
      <CarrierAnswer state={state} labels={labels} />
      <Stack gap={12}>
        <Row gap={12} rowGap={2} justify="between" align="baseline">
          <Heading size="md">{t('history.title')}</Heading>
          <Muted size="sm">{t('history.hint')}</Muted>
        </Row>
        <VersionTable versions={versions} chosen={[...new Set([left, right])]} labels={labels} onChoose={choose} />
      </Stack>
      {versions.length + (state.hasUnsent ? 1 : 0) > 1 && (
        <Comparison
          id={state.id}
          left={left}
          right={right}
          versions={[...(state.hasUnsent ? [0] : []), ...versions.map(({ version }) => version)]}
          onChoose={(sides) => onAddress(sides, { replace: true })}
        />
      )}
    </Stack>
  )
}

interface ComparisonProps {
  id: number
  left: number
  right: number
  versions: readonly number[]
  onChoose: (sides: { left: number; right: number }) => void
}

/** Two versions side by side: the differences, or everything. */
function Comparison({ id, left, right, versions, onChoose }: ComparisonProps) {
  const labels = useSiFieldLabels()
  const { t } = labels
  const [isWhole, setIsWhole] = useState(false)
  const found = useQuery(apiQuery('GET /api/si/compare', { query: { id, left, right } }))
  const difference = useMemo(
    () => found.data && compareInstructions(found.data.left.document, found.data.right.document),
    [found.data],
  )
  const sections = useMemo(
    () => difference && comparedSections(difference, labels, isWhole),
    [difference, labels, isWhole],
  )
  const versionName = (version: number) => (version === 0 ? t('compare.unsent') : t('compare.version', { version }))
  const count = difference ? countDifferences(difference) : 0
  return (
    <section aria-label={t('compare.title')}>
      <Row gap={20} rowGap={10} className={comparisonCss.bar}>
        <p role="status">{difference && (count === 0 ? t('compare.same') : t('compare.count', { count }))}</p>
        <VersionChoice
          {...{ left, right, versions, onChoose }}
          nameOf={versionName}
          labels={{ left: t('compare.left'), right: t('compare.right') }}
        />
        <label className={comparisonCss.switch}>
          <input type="checkbox" checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
          {t('compare.all')}
        </label>
      </Row>
      {!sections ? (
        <NotShown
          error={found.error}
          listPath={LIST_PATH}
          texts={{ loading: t('loading'), failed: t('failed'), toList: t('toList') }}
          onRetry={() => void found.refetch()}
        />
      ) : sections.length === 0 ? (
        <EmptyState
          icon="done"
          title={t('compare.same')}
          actions={<Button onClick={() => setIsWhole(true)}>{t('compare.all')}</Button>}
        >
          {t('compare.sameText')}
        </EmptyState>
      ) : (
        <ComparisonTable
          label={t('compare.title')}
          left={versionName(left)}
          right={versionName(right)}
          sections={sections}
          texts={{ differs: t('compare.differs'), nothing: t('compare.nothing') }}
        />
      )}
    </section>
  )
}

/** What the carrier said last, where it said more than that it took the instruction. */
function CarrierAnswer({ state, labels }: { state: SiState; labels: SiFieldLabels }) {
  const { t } = labels
  const { carrierAction, carrierAt, carrierNote, carrierRemarks } = state
  if (!carrierAction || (!carrierNote && carrierRemarks.length === 0)) return null
  return (
    <Panel as="section" padded gap={10} className={css.answer} aria-label={t('answer')}>
      <Row gap={12} rowGap={4}>
        <Heading size="sm">{t('answer')}</Heading>
        <StatusBadge
          status={carrierAction}
          badges={siCarrierActionBadges}
          text={t(`words.carrierActions.${carrierAction}`)}
        />
        {carrierAt && (
          <Muted as="span" size="sm">
            <ReaderTime at={carrierAt} />
          </Muted>
        )}
      </Row>
      {carrierNote && <p className={css.comment}>{carrierNote}</p>}
      {carrierRemarks.length > 0 && <RemarkList remarks={carrierRemarks} labels={labels} />}
    </Panel>
  )
}
