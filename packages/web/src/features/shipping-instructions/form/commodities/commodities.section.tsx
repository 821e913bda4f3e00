import { printedLines } from '@fairway/contract/shared/wrap-text.rules'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import {
  COMMODITY_LIMIT,
  DESCRIPTION_LINES,
  DESCRIPTION_WIDTH,
  MARKS_LINES,
  MARKS_WIDTH,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { TextPath } from '../../../../ui/document-form/document-values.ts'
import { useLine } from '../../../../ui/document-form/field-text.ts'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame, FieldNotes } from '../../../../ui/form/field.tsx'
import { pasteAtOnce } from '../../../../ui/form/paste-at-once.ts'
import { useDebounced } from '../../../../ui/form/use-debounced.ts'
import { Row } from '../../../../ui/layout.tsx'
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { HtsLine } from '../hts-field.tsx'
import { InstructionSectionFrame } from '../sections/section-frame.tsx'
import { useBooking, useFieldError, useInstructionParts, useLocked } from '../si-context.ts'
import { useSplit } from '../use-split.ts'
import css from './commodities.module.css'
import { CommodityTabs, panelId, tabId } from './commodity-tabs.tsx'
import { useShownPage } from './use-shown-page.ts'

/** The commodities of the bill, one page at a time: as many fields as one page has, however long the bill is. */
export function CommoditiesSection() {
  const { t } = useTranslation('siForm')
  const { id: formId, editor } = useInstructionParts()
  const rows = editor.form.rows.commodities
  const keys = useStore(rows.keys)
  const { at, show } = useShownPage()
  const error = useFieldError('commodities')
  const isLocked = useLocked('commodities')
  const id = lineId(formId, 'commodities')
  const add = () => {
    rows.add()
    show(keys.length)
    requestAnimationFrame(() =>
      document.getElementById(lineId(formId, `commodities.${keys.length}.description`))?.focus(),
    )
  }
  return (
    <InstructionSectionFrame section="goods" intro={t('goods.intro')}>
      <FieldNotes id={id} error={error} />
      {keys.length > 0 && <CommodityTabs onAdd={add} canAdd={!isLocked && keys.length < COMMODITY_LIMIT} />}
      {keys.length === 0 && (
        <Button id={id} onClick={add} disabled={isLocked}>
          {t('goods.first')}
        </Button>
      )}
      {at >= 0 && <CommodityPage key={keys[at]} at={at} />}
    </InstructionSectionFrame>
  )
}

/** The grid comes beside the form: it is asked for with the page, and nobody fills it in before the page is there. */
const LazyContainerEntry = lazyPart(async () => (await import('../containers/container-entry.tsx')).ContainerEntry, {
  isNeeded: true,
})
LazyContainerEntry.fetch().catch(() => {}) // whoever shows it tries again

/** One commodity as a bill shows it: marks on the left, the description on the right, the containers below. */
function CommodityPage({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { id } = useInstructionParts()
  const { shipment } = useBooking()
  return (
    <div className={css.page} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, at)}>
      <PageActions at={at} />
      <div className={css.texts}>
        <PrintText
          path={`commodities.${at}.marks`}
          label={t('words.fields.marks')}
          width={MARKS_WIDTH}
          limit={MARKS_LINES}
        />
        <PrintText
          path={`commodities.${at}.description`}
          label={t('words.fields.description')}
          width={DESCRIPTION_WIDTH}
          limit={DESCRIPTION_LINES}
        />
      </div>
      <div className={css.hts}>
        <HtsLine
          path={`commodities.${at}.hts`}
          label={t('words.fields.hts')}
          hint={t(shipment === 'IPI' ? 'goods.htsNeeded' : 'goods.htsHint')}
          optional={shipment !== 'IPI'}
        />
      </div>
      <LazyContainerEntry at={at} />
    </div>
  )
}

/** What can be done with a commodity as a whole. */
function PageActions({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const rows = editor.form.rows.commodities
  const count = useStore(rows.keys).length
  const { show } = useShownPage()
  const isLocked = useLocked('commodities')
  const split = useSplit()
  if (isLocked) return null
  const duplicate = () => {
    const page = editor.form.document.get().commodities[at]
    if (!page) return
    rows.paste(at + 1, [{ ...page, containers: [] }]) // a container stands on a bill once
    show(at + 1)
  }
  const remove = () => {
    const putBack = rows.remove(at)
    show(Math.max(0, at - 1))
    const act = () => {
      putBack()
      show(at)
    }
    showToast({ kind: 'note', text: t('goods.removed', { at: at + 1 }), action: { text: t('undo'), act } })
  }
  const moveToBill = () => {
    const { commodities } = editor.form.document.get()
    const page = commodities[at]
    if (page) void split([page], commodities.toSpliced(at, 1))
  }
  return (
    <Row gap={4} className={css.actions}>
      <Button small variant="quiet" onClick={duplicate}>
        {t('goods.duplicate')}
      </Button>
      {count > 1 && (
        <>
          <Button small variant="quiet" aria-disabled={at === 0} onClick={() => at > 0 && rows.move(at, at - 1)}>
            {t('goods.earlier')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && rows.move(at, at + 1)}
          >
            {t('goods.later')}
          </Button>
          <Button small variant="quiet" onClick={moveToBill}>
            {t('goods.toNewBill')}
          </Button>
        </>
      )}
      <Button small variant="quiet" onClick={remove}>
        {t('goods.remove')}
      </Button>
    </Row>
  )
}

interface Props {
  path: TextPath<SiDocument>
  label: string
  /** The characters of a line on the bill. */
  width: number
  /** The lines that the bill has room for. */
  limit: number
}

/** The longest text that is saved. */
const MOST = 120_000

/** The height of the box in lines, which the style sheet needs too. */
const LINES = 7

// React's type does not know custom properties
const sizeVars = (width: number) => ({ '--letters': width, '--lines': LINES }) as CSSProperties

/** A text as wide as the bill prints it, with its number of lines; where it wraps on paper can be looked at. */
function PrintText({ path, label, width, limit }: Props) {
  const { t } = useTranslation('siForm')
  const line = useLine({ path, hint: undefined })
  const rested = useDebounced(line.text)
  const lines = useMemo(() => printedLines(rested, width), [rested, width])
  const count = rested.trim() === '' ? 0 : lines.length
  const [isPrinted, setIsPrinted] = useState(false)
  const printId = useId()
  const below = (
    <div id={printId} hidden={!isPrinted}>
      {isPrinted && <Printed lines={lines} label={t('goods.printed', { field: label })} width={width} />}
    </div>
  )
  return (
    <FieldFrame {...line.frame} label={label} below={below}>
      <div className={css.area}>
        <div>
          <textarea
            {...line.attributes}
            className={classNames(fieldCss.input, css.print)}
            style={sizeVars(width)}
            rows={LINES}
            maxLength={MOST}
            spellCheck={false}
            readOnly={line.isLocked}
            value={line.text}
            onChange={(event) => line.set(event.target.value)}
            onPaste={(event) => pasteAtOnce(event, line.set)}
            onBlur={line.leave}
          />
        </div>
        <Row gap={12} rowGap={0} justify="between" size="sm" muted>
          <span className={classNames(css.count, count > limit && css.over)} aria-live="polite">
            {t('goods.lines', { lines: count, limit })}
          </span>
          <Button
            small
            variant="quiet"
            className={css.showPrint}
            aria-expanded={isPrinted}
            aria-controls={printId}
            onClick={() => setIsPrinted(!isPrinted)}
          >
            {t(isPrinted ? 'goods.hidePrint' : 'goods.showPrint')}
          </Button>
        </Row>
      </div>
    </FieldFrame>
  )
}

interface PrintedProps {
  lines: readonly string[]
  label: string
  width: number
}

/** A ruler of tens, so that one sees where a line is full. Plain ASCII: fonts for Chinese draw other dots twice as wide. */
const rulerOf = (width: number) =>
  Array.from({ length: width }, (_, at) => ((at + 1) % 10 === 0 ? String((at + 1) / 10) : '.')).join('')

/** The lines as they stand on the bill, with their numbers. */
const Printed = ({ lines, label, width }: PrintedProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard too
  <section className={css.printed} aria-label={label} tabIndex={0}>
    <pre>
      <span className={css.ruler} aria-hidden="true">
        {`     ${rulerOf(width)}`}
      </span>
      {lines.map((line, at) => `${String(at + 1).padStart(4)} ${line}`).join('\n')}
    </pre>
  </section>
)
