import type { RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import { useMemo } from 'react'
import { type ListWords, useListWords } from '../../../ui/listing/list-words.ts'
import { once } from '../../../ui/listing/once.ts'
import type { en } from '../messages/en.ts'
import { type RequestWords, useRequestWords } from '../request-words.ts'

/** How the list speaks: as all pages about requests do, and of its columns. */
export interface RequestListWords extends RequestWords, Pick<ListWords, 'basis'> {
  title: (id: keyof typeof en.columns) => string
}

export function useRequestListWords(names: RefDataReply | undefined): RequestListWords {
  const words = useRequestWords(names)
  const { basis } = useListWords(names)
  return useMemo(() => ({ ...words, basis, title: once((id) => words.t(`columns.${id}`)) }), [words, basis])
}
