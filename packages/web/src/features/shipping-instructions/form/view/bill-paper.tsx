import { billTypes } from '@fairway/contract/billing-documents/bill.values'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { printedLines } from '@fairway/contract/shared/wrap-text.rules'
import type {
  SiBooking,
  SiCommodity,
  SiDocument,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import {
  DESCRIPTION_WIDTH,
  freightDisplays,
  MARKS_WIDTH,
  siParties,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { SiTotal, SiTotals } from '@fairway/contract/shipping-instructions/si-totals.rules'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { showMeasure } from '../../../../ui/measure.rules.ts'
import { useSiFieldLabels } from '../../field-labels.ts'
import { routeOf } from '../booking-route.rules.ts'
import css from './view.module.css'

interface Props {
  document: SiDocument
  booking: SiBooking
  totals: SiTotals
}

/** The instruction as a bill: parties on the left, references on the right, goods and containers below. */
export function BillPaper({ document, booking, totals }: Props) {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const facts: [string, ReactNode][] = [
    [t('words.fields.blNo'), document.blNo],
    [t('words.fields.bookingNo'), document.bookingNo],
    [t('words.fields.customerReference'), document.customerReference],
    [t('words.fields.blType'), wordOf(document.blType, (type) => t(`words.blTypes.${type}`), billTypes)],
    [t('words.fields.originals'), document.originals],
    [t('words.fields.nonNegotiables'), document.nonNegotiables],
    [
      t('words.fields.freightDisplay'),
      wordOf(document.freightDisplay, (word) => t(`words.freightDisplays.${word}`), freightDisplays),
    ],
    [
      t('words.fields.paymentTerm'),
      wordOf(document.paymentTerm, (word) => t(`words.paymentTerms.${word}`), paymentTerms),
    ],
    [t('words.fields.secondNotifyParty'), document.secondNotifyParty],
    [t('view.vessel'), [booking.vvd, booking.vessel].filter(Boolean).join(' ')],
    [
      t('view.route'),
      routeOf(booking)
        .map(({ name }) => name[language])
        .join(' → '),
    ],
  ]
  return (
    <article className={css.paper}>
      <div className={css.top}>
        <div>
          {siParties.map((role) => (
            <section key={role} className={css.box}>
              <h2>{t(`words.fields.${role}`)}</h2>
              <p>{[document[role].name, document[role].address, document[role].contact].filter(Boolean).join('\n')}</p>
            </section>
          ))}
        </div>
        <dl className={css.facts}>
          {facts.map(
            ([term, text]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {document.commodities.map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a commodity is known by its position
        <Commodity key={at} page={page} total={totals.commodities[at]} />
      ))}
      {document.commodities.length > 1 && (
        <p className={css.sum}>
          {t('totals.bill')}: {t('containers.total', totalTexts(totals))}
        </p>
      )}
      {document.remarks && (
        <section className={css.box}>
          <h2>{t('words.fields.remarks')}</h2>
          <p>{document.remarks}</p>
        </section>
      )}
    </article>
  )
}

const wordOf = <W extends string>(text: string, say: (word: W) => string, words: readonly W[]) => {
  const known = words.find((word) => word === text)
  return known === undefined ? text : say(known)
}

const totalTexts = ({ containers, packages, weight, volume }: SiTotal) => ({
  count: containers,
  packages: showMeasure(packages),
  weight: showMeasure(weight),
  volume: showMeasure(volume),
})

const columns = ['containerNo', 'equipment', 'seal', 'packages', 'packageType', 'weight', 'volume'] as const

function Commodity({ page, total }: { page: SiCommodity; total: SiTotal | undefined }) {
  const { t } = useTranslation('siForm')
  const { show } = useSiFieldLabels()
  return (
    <section className={css.goods}>
      <div className={css.texts}>
        <div>
          <h2>{t('words.fields.marks')}</h2>
          <pre>{printedLines(page.marks, MARKS_WIDTH).join('\n')}</pre>
        </div>
        <div>
          <h2>{t('words.fields.description')}</h2>
          <pre>{printedLines(page.description, DESCRIPTION_WIDTH).join('\n')}</pre>
          {page.hts && (
            <p>
              {t('words.fields.hts')} {show('hts', page.hts)}
            </p>
          )}
        </div>
      </div>
      {page.containers.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard too
        <section className={css.scroll} aria-label={t('words.fields.containers')} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`words.fields.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.containers.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its position
                <tr key={at}>
                  {columns.map((column) => (
                    <td key={column} data-title={t(`words.fields.${column}`)}>
                      {show(column, row[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {total && total.containers > 0 && <p className={css.sum}>{t('containers.total', totalTexts(total))}</p>}
    </section>
  )
}
