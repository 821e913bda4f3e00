import type { FoundTerms } from '@fairway/contract/detention/detention.schema'
import { CODE_LENGTH } from '@fairway/contract/detention/detention.values'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { isDateOnly, normalizeDay } from '@fairway/contract/shared/date-only'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import fieldCss from '../../ui/form/field.module.css'
import { FieldFrame } from '../../ui/form/field.tsx'
import { useDebouncedAddress } from '../../ui/form/use-debounced-address.ts'
import { Stack } from '../../ui/layout.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { Muted } from '../../ui/text.tsx'
import css from './detention.module.css'
import { useRuleTexts } from './rule-panel.tsx'

type Terms = FoundTerms['terms'][number]
const criteria = ['contract', 'equipment', 'destination', 'on'] as const

const readTexts = (texts: string) => JSON.parse(texts) as string[] // written below

/** Which detention terms there are, and which one holds where. */
export function AdminTermsScreen({ address, onAddress }: Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>) {
  const { t } = useTranslation('detention')
  const id = useId()
  const [typed, setTyped] = useState(() => criteria.map((name) => cutUnits(address[name] ?? '', CODE_LENGTH)))
  const debounced = useDebouncedAddress(JSON.stringify(typed.map((text) => text.trim())), (texts) =>
    onAddress(Object.fromEntries(readTexts(texts).map((text, at) => [criteria[at], text || undefined])), {
      replace: true,
    }),
  )
  const [contract = '', equipment = '', destination = '', day = ''] = readTexts(debounced)
  const on = normalizeDay(day)
  const isDay = on === '' || isDateOnly(on)
  const notADay = useCodeText(isDay ? undefined : 'DE0010')
  const found = useQuery({
    ...apiQuery('GET /api/detention/terms', { query: { contract, equipment, destination, on: isDay ? on : '' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title={t('admin.title')}>
      <Stack gap={20}>
        <Muted>{t('admin.intro')}</Muted>
        <div className={css.fields}>
          {criteria.map((name, at) => (
            <FieldFrame
              key={name}
              id={`${id}${name}`}
              label={t(`admin.${name}`)}
              error={name === 'on' ? notADay : undefined}
            >
              <input
                id={`${id}${name}`}
                className={fieldCss.input}
                autoComplete="off"
                spellCheck={false}
                maxLength={CODE_LENGTH}
                value={typed[at] ?? ''}
                onChange={({ target }) => setTyped((before) => before.with(at, target.value))}
              />
            </FieldFrame>
          ))}
        </div>
        {found.data ? (
          <FoundContracts found={found.data} isDecided={equipment !== '' && destination !== ''} />
        ) : (
          <LoadingState
            loading={t('state.loading')}
            failed={t('admin.failed')}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
      </Stack>
    </Screen>
  )
}

/** So few contracts are shown unfolded. */
const UNFOLDED = 3

/** The terms, folded by contract; those of few contracts are open. */
function FoundContracts({ found: { terms, isCut }, isDecided }: { found: FoundTerms; isDecided: boolean }) {
  const { t } = useTranslation('detention')
  if (terms.length === 0) return <EmptyState icon="note" title={t('admin.none')} />
  const contracts = [...new Set(terms.map(({ contract }) => contract))].map((contract) => ({
    contract,
    rows: terms.filter((one) => one.contract === contract),
  }))
  return (
    <Stack gap={8}>
      {contracts.map(({ contract, rows }) => (
        <details key={contract} className={css.contract} open={contracts.length <= UNFOLDED}>
          <summary>
            <span className={css.contractName}>
              <strong>{contract}</strong> {rows[0]?.contractTitle}
            </span>
            <Muted as="span" size="sm">
              {t('admin.count', { count: rows.length })}
              {', '}
              {t('admin.out', { count: rows.reduce((sum, { containers }) => sum + containers, 0) })}
            </Muted>
          </summary>
          <TermsTable contract={contract} terms={rows} isDecided={isDecided} />
        </details>
      ))}
      {isCut && <Muted>{t('admin.cut')}</Muted>}
    </Stack>
  )
}

function TermsTable({ contract, terms, isDecided }: { contract: string; terms: Terms[]; isDecided: boolean }) {
  const { t } = useTranslation('detention')
  const texts = useRuleTexts()
  const columns: Column<Terms>[] = [
    { name: 'scope', title: t('admin.scope'), cell: texts.scope, placement: 'main' },
    {
      name: 'holds',
      title: t(isDecided ? 'admin.holds' : 'admin.inForce'),
      cell: ({ holds }) =>
        holds ? (
          <Tag text={t(isDecided ? 'admin.holds' : 'admin.inForce')} icon="check" tone="clear" />
        ) : (
          <Tag text={t('admin.doesNotHold')} icon="close" />
        ),
      placement: 'corner',
    },
    {
      name: 'kind',
      title: t('admin.terms'),
      cell: ({ ref, isPublic }) => `${t(isPublic ? 'admin.public' : 'admin.private')}, ${ref}`,
    },
    { name: 'freeTime', title: t('admin.freeTime'), cell: texts.freeTime },
    {
      name: 'tiers',
      title: t('admin.tiers'),
      cell: (rule) => (
        <div>
          {rule.tiers.map((tier) => (
            <div key={tier.fromDay} className={css.unbroken}>
              {texts.tier(rule, tier)}
            </div>
          ))}
        </div>
      ),
    },
    {
      name: 'validity',
      title: t('admin.validity'),
      cell: (rule) => <span className={css.unbroken}>{texts.period(rule)}</span>,
    },
    { name: 'containers', title: t('admin.containers'), cell: ({ containers }) => containers, placement: 'figure' },
  ]
  return (
    <RowTable label={`${t('admin.title')} · ${contract}`} rows={terms} keyOf={({ ref }) => ref} columns={columns} />
  )
}
