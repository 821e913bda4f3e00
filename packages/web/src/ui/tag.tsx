import type { ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './tag.module.css'

interface Props {
  text: string
  /** One of ours, or a sign of the business in the size of 15. */
  icon?: IconName | ReactElement
  tone?: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  /** A whole sentence may take several lines. */
  wraps?: boolean
}

/** A state in one word; the sign beside it says the same without colour. */
export function Tag({ text, icon, tone = 'plain', wraps = false }: Props) {
  return (
    <span className={classNames(css.tag, tone !== 'plain' && css[tone], wraps && css.wraps)}>
      {typeof icon === 'string' ? <Icon name={icon} size={15} /> : icon}
      {text}
    </span>
  )
}
