import type { RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import { useMemo } from 'react'
import { type ListLabels, useListLabels } from '../../../ui/listing/list-labels.ts'
import { once } from '../../../ui/listing/once.ts'
import type { en } from '../messages/en.ts'
import { type RequestLabels, useRequestLabels } from '../request-words.ts'

/** How the list speaks: as all pages about requests do, and of its columns. */
export interface RequestListLabels extends RequestLabels, Pick<ListLabels, 'basis'> {
  title: (id: keyof typeof en.columns) => string
}

export function useRequestListLabels(names: RefDataReply | undefined): RequestListLabels {
  const labels = useRequestLabels(names)
  const { basis } = useListLabels(names)
  return useMemo(() => ({ ...labels, basis, title: once((id) => labels.t(`columns.${id}`)) }), [labels, basis])
}
