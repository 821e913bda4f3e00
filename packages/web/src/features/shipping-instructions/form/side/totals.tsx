import { Fragment } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { useFieldNote } from '../../../../ui/document-form/document-context.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Panel } from '../../../../ui/layout.tsx'
import { showMeasure } from '../../../../ui/measure.rules.ts'
import { useInstructionParts } from '../si-context.ts'
import css from './side.module.css'

const figures = ['packages', 'weight', 'volume'] as const

/** What the bill holds together, and where that is not what was booked. */
export function TotalsPanel() {
  const { t } = useTranslation('siForm')
  const { totals } = useStore(useInstructionParts().findings)
  return (
    <Panel as="section" padded className={css.panel} aria-labelledby="si-totals">
      <h2 id="si-totals">{t('totals.bill')}</h2>
      <dl className={css.totals}>
        <dt>{t('words.fields.containers')}</dt>
        <dd>{totals.containers}</dd>
        {figures.map((figure) => (
          <Fragment key={figure}>
            <dt>{t(`words.fields.${figure}`)}</dt>
            <dd>{showMeasure(totals[figure])}</dd>
            <Difference figure={figure} />
          </Fragment>
        ))}
      </dl>
    </Panel>
  )
}

/** Names the difference to the booking at its figure. */
function Difference({ figure }: { figure: (typeof figures)[number] }) {
  const note = useFieldNote(`totals.${figure}`)
  if (note === undefined) return null
  return (
    <dd className={css.differs}>
      <Icon name="alert" size={14} />
      {note}
    </dd>
  )
}
