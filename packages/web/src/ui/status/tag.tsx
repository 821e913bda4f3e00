import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import css from './tag.module.css'

interface Props {
  text: string
  /** An icon of the portal, or an element of size 15. */
  icon?: IconName | ReactElement
  tone?: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  /** Allows a sentence of several lines. */
  wraps?: boolean
}

/** A state in one word. The icon says the same without colour. */
export function Tag({ text, icon, tone = 'plain', wraps = false }: Props) {
  return (
    <span className={classNames(css.tag, tone !== 'plain' && css[tone], wraps && css.wraps)}>
      {typeof icon === 'string' ? <Icon name={icon} size={15} /> : icon}
      {text}
    </span>
  )
}
