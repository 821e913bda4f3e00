import { type ReactNode, useEffect } from 'react'
import { setPageTitle } from '../../platform/page-title.ts'
import type { IconName } from '../icon.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  icon: IconName
  title: string
  text: ReactNode
  action: ReactNode
}

/** A page that says one thing and shows the way on. */
export function NoticePage({ icon, title, text, action }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <EmptyState as="h1" icon={icon} title={title} actions={action}>
      {text}
    </EmptyState>
  )
}
