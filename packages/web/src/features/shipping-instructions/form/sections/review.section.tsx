import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { useFieldNote } from '../../../../ui/document-form/document-context.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Row } from '../../../../ui/layout.tsx'
import { showMeasure } from '../../../../ui/measure.rules.ts'
import { PageLink } from '../../../../ui/page-link.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { instructionPath } from '../../instruction-links.ts'
import { TextLines, useBooking, useInstructionParts } from '../si-context.ts'
import { InstructionSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** The totals once more against the booking, its other bills, and a word to the carrier. */
export function ReviewSection() {
  const { t } = useTranslation('siForm')
  return (
    <InstructionSectionFrame section="review">
      <TotalsTable />
      <OtherBills />
      <TextLines path="remarks" label={t('words.fields.remarks')} hint={t('review.remarksHint')} optional />
    </InstructionSectionFrame>
  )
}

const figures = ['packages', 'weight', 'volume'] as const

/** Each commodity, the bill, and what was booked. */
function TotalsTable() {
  const { t } = useTranslation('siForm')
  const { totals, names } = useStore(useInstructionParts().findings)
  const { booked } = useBooking()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard too */}
      <section className={css.scroll} aria-label={t('totals.table')} tabIndex={0}>
        <table className={css.totals}>
          <thead>
            <tr>
              <th scope="col">{t('totals.of')}</th>
              <th scope="col">{t('words.fields.containers')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {t(`words.fields.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.commodities.length > 1 &&
              totals.commodities.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a commodity is known by its position here
                <tr key={at}>
                  <th scope="row">{names[at] || t('goods.page', { at: at + 1 })}</th>
                  <td>{one.containers}</td>
                  {figures.map((figure) => (
                    <td key={figure}>{showMeasure(one[figure])}</td>
                  ))}
                </tr>
              ))}
            <tr className={css.sum}>
              <th scope="row">{t('totals.bill')}</th>
              <td>{totals.containers}</td>
              {figures.map((figure) => (
                <td key={figure}>{showMeasure(totals[figure])}</td>
              ))}
            </tr>
            {booked && (
              <tr>
                <th scope="row">{t('totals.booked')}</th>
                <td />
                <td>{booked.packages && showMeasure(booked.packages)}</td>
                <td>{booked.grossWeight && showMeasure(booked.grossWeight)}</td>
                <td>{booked.cube && showMeasure(booked.cube)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {figures.map((figure) => (
        <DifferenceNote key={figure} path={`totals.${figure}`} />
      ))}
      <DifferenceNote path="commodities" />
    </>
  )
}

function DifferenceNote({ path }: { path: string }) {
  const note = useFieldNote(path)
  if (note === undefined) return null
  return (
    <Row as="p" gap={8} nowrap align="start" size="sm" className={css.warned}>
      <Icon name="alert" size={16} />
      {note}
    </Row>
  )
}

/** The other bills of the booking. */
function OtherBills() {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const { bills } = useBooking()
  const own = useStore(editor.state)?.id
  const others = bills.filter(({ id }) => id !== null && id !== own)
  if (others.length === 0) return null
  return (
    <div>
      <Muted size="sm">{t('review.otherBills')}</Muted>
      <Row as="ul" gap={12} rowGap={4}>
        {others.map(({ blNo, id, status }) => (
          <li key={blNo}>
            <PageLink href={instructionPath('view', id ?? 0)}>{blNo}</PageLink>{' '}
            {status && <Muted as="span">{t(`words.statuses.${status}`)}</Muted>}
          </li>
        ))}
      </Row>
    </div>
  )
}
