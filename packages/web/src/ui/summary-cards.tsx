import type { CSSProperties, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { chooseAmong } from './count-choice.rules.ts'
import { Skeleton } from './feedback/skeleton.tsx'
import { figure } from './figure.rules.ts'
import css from './summary-cards.module.css'

interface Props<W extends string> {
  label: string
  hint: string
  /** In display order. An even number, because a phone shows two rows. */
  values: readonly W[]
  nameOf: (value: W) => string
  /** The count of each value, once it is loaded; of some it may not be known. */
  counts: Readonly<Partial<Record<W, number>>> | undefined
  /** The counts are loading. */
  isCounting: boolean
  /** The values that require action when their count is not zero. */
  blocked: W | readonly W[]
  /** The first value of the second group, which counts across the others. */
  apart?: W
  chosen: readonly W[]
  onChoose: (values: W[]) => void
}

/** Cards with the count of each value. A click shows those alone, with Ctrl or Shift several. */
export function SummaryCards<W extends string>(props: Props<W>) {
  const { label, hint, values, nameOf, counts, isCounting, blocked, apart, chosen, onChoose } = props
  const urgent: readonly W[] = typeof blocked === 'string' ? [blocked] : blocked
  const choose = (value: W) => (event: MouseEvent) =>
    onChoose(chooseAmong(values, chosen, value, event.ctrlKey || event.metaKey || event.shiftKey))
  const columns = { '--cards': values.length, '--cards-narrow': Math.ceil(values.length / 2) } as CSSProperties // own properties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div className={css.strip} style={columns} role="group" aria-label={label} title={hint}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={classNames(
            css.card,
            urgent.includes(value) && (counts?.[value] ?? 0) > 0 && css.blocked,
            value === apart && css.apart,
          )}
          aria-pressed={chosen.includes(value)}
          onClick={choose(value)}
        >
          <span className={css.count}>
            {counts?.[value] !== undefined ? (
              figure(counts[value])
            ) : isCounting && !counts ? (
              <Skeleton width="40px" height="22px" />
            ) : (
              '–'
            )}
          </span>
          <span className={css.name}>{nameOf(value)}</span>
        </button>
      ))}
    </div>
  )
}
