import { printedLines } from '@fairway/contract/shared/wrap-text.rules'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { TextPath } from '../../../../ui/document-form/document-values.ts'
import { useLine } from '../../../../ui/document-form/field-text.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame } from '../../../../ui/form/field.tsx'
import { pasteAtOnce } from '../../../../ui/form/paste-at-once.ts'
import { useDebounced } from '../../../../ui/form/use-debounced.ts'
import { Row } from '../../../../ui/layout.tsx'
import css from './commodities.module.css'

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
export function PrintText({ path, label, width, limit }: Props) {
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
