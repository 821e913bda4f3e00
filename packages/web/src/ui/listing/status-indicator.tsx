import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import css from './due-cell.module.css'

export interface Badge {
  tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  icon: IconName
}

/** A word with its icon, in a row that has many of them. */
export function StatusIndicator({ text, tone, icon }: Badge & { text: string }) {
  return (
    <span className={classNames(css.sign, css[tone])}>
      <Icon name={icon} size={15} />
      {text}
    </span>
  )
}
