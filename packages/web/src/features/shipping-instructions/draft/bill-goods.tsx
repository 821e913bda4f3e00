import { wrapText } from '@fairway/contract/shared/wrap-text'
import type { SiCommodity, SiContainer } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { DESCRIPTION_WIDTH, MARKS_WIDTH } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { siContainerFields } from '@fairway/contract/shipping-instructions/si-field.values'
import { totalsOf } from '@fairway/contract/shipping-instructions/si-totals.rules'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { shownNumber } from '../../../ui/listing/column-maker.tsx'
import { commodityTitle } from '../compare/compared-sections.ts'
import { BillField } from './bill-field.tsx'
import css from './bill-goods.module.css'
import { useDraftPaper } from './draft-context.ts'

/** The lines of a description and the containers that show at first: a bill may have 999 and 500 of them. */
const LINES = 24
const ROWS = 30

/** The goods as they print: marks and description of each commodity, its containers, and the totals of the bill. */
export function BillGoods() {
  const { t } = useTranslation('siDraft')
  const { view } = useDraftPaper()
  const totals = useMemo(() => totalsOf(view.bill.draft), [view])
  return (
    <section aria-label={t('paper.goods')}>
      {view.bill.draft.commodities.map((commodity, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a bill that does not change
        <Commodity key={at} commodity={commodity} at={at} totals={totals.commodities[at]} />
      ))}
      <p className={css.totals}>
        <b>{t('paper.total')}</b>
        <TotalFigures totals={totals} />
      </p>
    </section>
  )
}

type Totals = Pick<ReturnType<typeof totalsOf>, 'containers' | 'packages' | 'packageType' | 'weight' | 'volume'>

function TotalFigures({ totals }: { totals: Totals }) {
  const { t } = useTranslation('siDraft')
  const { show } = useDraftPaper().labels
  const packing = totals.packageType === null ? t('paper.packages') : show('packageType', totals.packageType)
  return (
    <>
      <span>{t('paper.containers', { count: totals.containers })}</span>
      <span>
        {shownNumber(totals.packages)} {packing}
      </span>
      <span>{t('paper.weight', { value: shownNumber(totals.weight) })}</span>
      <span>{t('paper.volume', { value: shownNumber(totals.volume) })}</span>
    </>
  )
}

interface CommodityProps {
  commodity: SiCommodity
  at: number
  totals: Totals | undefined
}

function Commodity({ commodity, at, totals }: CommodityProps) {
  const { t } = useTranslation('siDraft')
  const { view, labels } = useDraftPaper()
  const pair = view.difference.commodities.find(({ right }) => right === at)
  const path = `commodities.${at}`
  return (
    <div className={css.commodity}>
      <h3 className={css.title}>{pair ? commodityTitle(pair, labels) : t('paper.goods')}</h3>
      <div className={css.texts}>
        <LongText path={`${path}.marks`} text={commodity.marks} width={MARKS_WIDTH} />
        <LongText path={`${path}.description`} text={commodity.description} width={DESCRIPTION_WIDTH} />
        <div>
          <BillField path={`${path}.hts`} label={labels.nameOf('hts')} />
          {totals && (
            <p className={css.figures}>
              <TotalFigures totals={totals} />
            </p>
          )}
        </div>
      </div>
      <Containers rows={commodity.containers} path={`${path}.containers`} />
    </div>
  )
}

/** Marks or a description, wrapped as they print; the rest of a long one is one press away. */
function LongText({ path, text, width }: { path: string; text: string; width: number }) {
  const { t } = useTranslation('siDraft')
  const { nameOf } = useDraftPaper().labels
  const lines = useMemo(() => wrapText(text, width), [text, width])
  const [isWhole, setIsWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(lines.length - LINES, 0)
  return (
    <div>
      <BillField path={path} label={nameOf(path.slice(path.lastIndexOf('.') + 1))}>
        <span className={css.lines}>{lines.slice(0, lines.length - hidden).join('\n') || '–'}</span>
      </BillField>
      {hidden > 0 && (
        <Button small variant="quiet" onClick={() => setIsWhole(true)}>
          {t('paper.moreLines', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

/** The containers of a commodity. The number of one takes a remark on all of it; a cell that differs one of its own. */
function Containers({ rows, path }: { rows: readonly SiContainer[]; path: string }) {
  const { t } = useTranslation('siDraft')
  const { nameOf } = useDraftPaper().labels
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, ROWS)
  if (rows.length === 0) return null
  return (
    <>
      <div className={css.scroll}>
        <table className={css.containers}>
          <caption className="visually-hidden">{nameOf('containers')}</caption>
          <thead>
            <tr>
              {siContainerFields.map((field) => (
                <th key={field} scope="col" className={figures.has(field) ? css.figure : undefined}>
                  {nameOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((container, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a bill that does not change
              <ContainerRow key={row} container={container} path={`${path}.${row}`} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button small variant="quiet" onClick={() => setIsWhole(true)}>
          {t('paper.moreContainers', { count: rows.length })}
        </Button>
      )}
    </>
  )
}

const figures: ReadonlySet<string> = new Set(['packages', 'weight', 'volume'])

function ContainerRow({ container, path }: { container: SiContainer; path: string }) {
  const { t } = useTranslation('siDraft')
  const { view, labels, remarkOn } = useDraftPaper()
  const pair = view.containers.get(path)
  const isAdded = pair !== undefined && pair.left === undefined
  const note = isAdded ? t('paper.added') : pair?.movedFrom !== undefined && t('paper.moved', { n: pair.movedFrom + 1 })
  return (
    <tr>
      {siContainerFields.map((field) => {
        const own = `${path}.${field}`
        const text = labels.show(field, container[field])
        const isField = field === 'containerNo' || (!isAdded && view.pairs.get(own)?.isDifferent) || remarkOn(own)
        return (
          <td key={field} className={classNames(figures.has(field) && css.figure)} data-title={labels.nameOf(field)}>
            {isField ? (
              <BillField path={own} className={css.inCell}>
                {text || '–'}
                {field === 'containerNo' && note && <small className={css.note}>{note}</small>}
              </BillField>
            ) : (
              text || '–'
            )}
          </td>
        )
      })}
    </tr>
  )
}
