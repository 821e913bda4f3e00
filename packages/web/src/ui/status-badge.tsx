import type { ComponentProps } from 'react'
import { Tag } from './tag.tsx'

/** One sign and one tone for each status; the word stands beside them, so colour alone says nothing. */
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
