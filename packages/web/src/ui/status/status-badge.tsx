import type { ComponentProps } from 'react'
import { Tag } from './tag.tsx'

/** One icon and one tone for each status. The label beside them means that colour is never the only sign. */
export type StatusBadges<S extends string> = Record<S, Pick<ComponentProps<typeof Tag>, 'icon' | 'tone'>>

interface Props<S extends string> {
  status: S
  badges: StatusBadges<S>
  /** The status in the reader's language. */
  text: string
}

/** How something stands, or what the carrier said of it, by sign, word and tone. */
export function StatusBadge<S extends string>({ status, badges, text }: Props<S>) {
  return <Tag text={text} {...badges[status]} />
}
