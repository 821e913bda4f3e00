import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './banner.module.css'

interface Props {
  kind: 'attention' | 'note'
  children: ReactNode
  action?: ReactNode
}

/** A line across the top that concerns the whole portal. */
export function Banner({ kind, children, action }: Props) {
  return (
    <div className={classNames(css.banner, kind === 'attention' && css.attention)} role="status">
      <span className={css.text}>
        <Icon name={kind === 'attention' ? 'alert' : 'note'} size={18} />
        {children}
      </span>
      {action}
    </div>
  )
}
