import { checkStay, dayNumber, dayText } from '@fairway/contract/detention/detention.rules'
import type { DetentionResult, DetentionRule } from '@fairway/contract/detention/detention.schema'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { shownMoney } from '../../ui/money.rules.ts'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './stay-calendar.module.css'
import { type CalendarCell, monthsOf } from './stay-calendar.rules.ts'

interface Props {
  result: DetentionResult & { outGateOn: string; inGateOn: string }
  rule: DetentionRule
  onReturn: (inGateOn: string) => void
}

/** Longer stays are folded: nobody reads three years at once. */
const MONTHS_SHOWN = 4
/** The slider reaches so far beyond the return. */
const SLIDER_AHEAD = 30

/** What each day of the stay is, and what another day of return would cost. */
export function StayCalendar({ result, rule, onReturn }: Props) {
  const { t, i18n } = useTranslation('detention')
  const [isWhole, setIsWhole] = useState(false)
  const isDragging = useRef(false)
  const [heldMax, setHeldMax] = useState<number>()
  const id = useId()
  const { outGateOn, inGateOn } = result
  const months = monthsOf(result)
  const shown = isWhole ? months : months.slice(0, MONTHS_SHOWN)
  const length = dayNumber(inGateOn) - dayNumber(outGateOn)
  const choose = (on: string) => {
    if (on !== inGateOn && checkStay({ outGateOn, inGateOn: on, days: '' }).length === 0) onReturn(on)
  }
  const charge = shownMoney(result.charge)
  const weekdays = Array.from({ length: 7 }, (_, at) =>
    // 5 January 1970 was a Monday
    new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format((4 + at) * 86_400_000),
  )
  return (
    <TitledPanel title={t('whatIf.title')}>
      <Stack gap={16} className={css.panel}>
        <Stack gap={6} className={css.slider}>
          <label htmlFor={id}>{t('whatIf.return')}</label>
          <input
            id={id}
            type="range"
            min={0}
            // the scale stays while the thumb is held
            max={heldMax ?? length + SLIDER_AHEAD}
            onPointerDown={() => setHeldMax(length + SLIDER_AHEAD)}
            onPointerUp={() => setHeldMax(undefined)}
            onPointerCancel={() => setHeldMax(undefined)}
            value={length}
            aria-valuetext={t('whatIf.value', { day: inGateOn, charge })}
            aria-describedby={`${id}hint`}
            onChange={({ currentTarget }) => choose(dayText(dayNumber(outGateOn) + Number(currentTarget.value)))}
          />
          <output htmlFor={id} aria-live="off" className={css.value}>
            {t('whatIf.value', { day: inGateOn, charge })}
          </output>
          <Muted id={`${id}hint`} size="sm">
            {t('whatIf.hint')}
          </Muted>
        </Stack>
        <Row gap={16} size="sm" className={css.legend}>
          {(['free', 'charged', 'notCounted'] as const).map((kind) => (
            <span key={kind} className={css[kind]}>
              {t(`whatIf.legend.${kind}`)}
            </span>
          ))}
        </Row>
        <div
          className={css.months}
          onPointerDown={({ target }) => {
            isDragging.current = target instanceof Element && target.closest('[data-return]') !== null
          }}
          onPointerMove={(event) => {
            if (event.buttons !== 1) isDragging.current = false
            const on = isDragging.current ? dayBelow(event) : undefined
            if (on) choose(on)
          }}
        >
          {shown.map(({ name, weeks }) => (
            <table key={name} className={css.month}>
              <caption>{name}</caption>
              <thead>
                <tr>
                  {weekdays.map((weekday) => (
                    <th key={weekday} scope="col">
                      {weekday}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.find((cell) => cell)?.on}>
                    {week.map((cell, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a week always has seven places
                      <td key={at}>
                        {cell && (
                          <Day cell={cell} result={result} currency={rule.currency} onChoose={() => choose(cell.on)} />
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        {shown.length < months.length && (
          <Row gap={12}>
            <Muted size="sm">{t('whatIf.more', { count: months.length - shown.length })}</Muted>
            <Button small onClick={() => setIsWhole(true)}>
              {t('whatIf.showAll')}
            </Button>
          </Row>
        )}
      </Stack>
    </TitledPanel>
  )
}

/** The day below the pointer. */
const dayBelow = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-on]')?.dataset.on

interface DayProps {
  cell: CalendarCell
  result: Props['result']
  currency: string
  onChoose: () => void
}

/** One day as a button that makes it the day of return; the slider above does the same by keys. */
function Day({ cell: { on, number, day }, result: { outGateOn, inGateOn }, currency, onChoose }: DayProps) {
  const { t } = useTranslation('detention')
  const isReturn = on === inGateOn
  const rate = shownMoney({ amount: day?.rate ?? '', currency })
  const name = day?.name ?? ''
  const text =
    day === undefined
      ? t('whatIf.outside', { day: on })
      : day.reason
        ? t(`whatIf.reasons.${day.reason}`, { day: on, name })
        : t(day.kind === 'free' ? 'whatIf.free' : 'whatIf.charged', { day: on, nth: day.nth, rate })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.day}
      data-on={on}
      data-kind={day?.kind}
      data-return={isReturn || undefined}
      disabled={on < outGateOn}
      title={text}
      aria-label={isReturn ? `${text}. ${t('whatIf.returned')}` : text}
      // a finger that drags stays with the day on which it went down, unless that lets it go
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.releasePointerCapture(pointerId)}
      onClick={onChoose}
    >
      <span className={css.number}>{number}</span>
      {day && (
        <span className={css.what}>
          {day.reason
            ? t(`whatIf.short.${day.reason}`)
            : day.kind === 'free'
              ? t('whatIf.short.free', { nth: day.nth })
              : (day.rate ?? '').replace(/\.0+$/, '')}
        </span>
      )}
      {isReturn && <span className={css.flag}>{t('whatIf.returned')}</span>}
    </button>
  )
}
