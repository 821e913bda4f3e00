import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import css from './empty-state.module.css'

interface Props {
  icon?: IconName
  title: string
  children?: ReactNode
  /** The next step: a button or a link. */
  actions?: ReactNode
  /** `h1` where the empty state is the whole page. */
  as?: 'h1' | 'h2'
}

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ icon = 'container', title, children, actions, as: Title = 'h2' }: Props) {
  return (
    <div className={css.empty}>
      <span className={css.picture}>
        <Icon name={icon} size={28} />
      </span>
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
