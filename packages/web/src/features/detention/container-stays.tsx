import { CONTAINERS_LIMIT, PASTED_LENGTH } from '@fairway/contract/detention/detention.values'
import { readPastedStays } from '@fairway/contract/detention/pasted-stays.rules'
import { totalsByCurrency } from '@fairway/contract/shared/money'
import { useId, useMemo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import fieldCss from '../../ui/form/field.module.css'
import { FieldFrame } from '../../ui/form/field.tsx'
import { useViolationTexts } from '../../ui/form/use-error-texts.ts'
import { Stack } from '../../ui/layout.tsx'
import { shownMoney, shownMonies } from '../../ui/money.rules.ts'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './detention.module.css'
import type { AskedDetention } from './detention-criteria.rules.ts'
import type { CountStay } from './use-detention.ts'

interface Props {
  question: AskedDetention
  count: CountStay
  onChange: (change: Partial<AskedDetention>) => void
}

/** Many containers of one contract, equipment and destination, pasted from a sheet. */
export function ContainerStays({ question, count, onChange }: Props) {
  const { t } = useTranslation('detention')
  const id = useId()
  const { containers, outGateOn, inGateOn } = question
  const { stays, left } = useMemo(
    () => readPastedStays(containers, { outGateOn, inGateOn }),
    [containers, outGateOn, inGateOn],
  )
  const problems = useMemo(() => stays.flatMap(({ errors }) => errors.slice(0, 1)), [stays])
  const texts = useViolationTexts(problems)
  let problem = 0
  const rows = stays.map((stay, at) => {
    const [error] = stay.errors
    const result = error ? undefined : count(stay)
    return {
      ...stay,
      key: `${at} ${stay.name}`,
      result,
      text: error ? texts[problem++] : result ? undefined : t('containers.other'),
    }
  })
  type Line = (typeof rows)[number]
  const counted = rows.flatMap(({ result }) => result ?? [])
  const totals = totalsByCurrency(counted.map(({ charge }) => charge))
  const columns: Column<Line>[] = [
    { name: 'container', title: t('containers.container'), cell: ({ name }) => name, placement: 'main' },
    { name: 'outGate', title: t('containers.outGate'), cell: (row) => row.outGateOn },
    { name: 'inGate', title: t('containers.inGate'), cell: (row) => row.inGateOn },
    {
      name: 'freeUntil',
      title: t('containers.freeUntil'),
      cell: ({ result, text }) => text ?? result?.freeUntil ?? '',
    },
    {
      name: 'days',
      title: t('containers.detentionDays'),
      cell: ({ result }) => result?.detentionDays ?? '',
      placement: 'figure',
    },
    {
      name: 'charge',
      title: t('containers.charge'),
      cell: ({ result }) => (result ? shownMoney(result.charge) : ''),
      placement: 'figure',
    },
    {
      name: 'show',
      title: t('containers.show'),
      cell: (row) =>
        row.result && (
          <Button small onClick={() => onChange({ outGateOn: row.outGateOn, inGateOn: row.inGateOn, days: '' })}>
            {t('containers.show')}
          </Button>
        ),
    },
  ]
  return (
    <TitledPanel title={t('containers.title')}>
      <Stack gap={12} className={css.containers}>
        <FieldFrame
          id={id}
          label={t('containers.paste')}
          hint={t('containers.hint', { count: CONTAINERS_LIMIT })}
          error={undefined}
        >
          <textarea
            id={id}
            className={classNames(fieldCss.input, css.paste)}
            rows={4}
            maxLength={PASTED_LENGTH}
            spellCheck={false}
            aria-describedby={`${id}hint`}
            value={containers}
            onChange={({ target }) => onChange({ containers: target.value })}
          />
        </FieldFrame>
        {rows.length > 0 && (
          <>
            <RowTable label={t('containers.table')} rows={rows} keyOf={({ key }) => key} columns={columns} />
            <p aria-live="polite">{t('containers.total', { count: counted.length, total: shownMonies(totals) })}</p>
          </>
        )}
        {left > 0 && <Muted>{t('containers.left', { count: left })}</Muted>}
      </Stack>
    </TitledPanel>
  )
}
