import type { CSSProperties } from 'react'
import css from './capacity-bar.module.css'

interface Props {
  capacity: number
  amount: number
  /** What a bar of the full width stands for. */
  longest: number
}

const percent = (part: number, whole: number) => `${Math.min(100, (part / whole) * 100)}%`

/** How far a capacity is filled: the frame is the capacity, what reaches beyond it is hatched. The numbers stand beside it. */
export function CapacityBar({ capacity, amount, longest }: Props) {
  const lengths = {
    '--capacity': percent(capacity, longest),
    '--amount': percent(Math.min(amount, capacity), longest),
    '--whole': percent(amount, longest),
  } as CSSProperties // own properties
  return (
    <span className={css.bar} style={lengths} aria-hidden="true">
      <span className={css.capacity} />
      <span className={css.amount} />
      {amount > capacity && <span className={css.over} />}
    </span>
  )
}
