import type { Stage } from '@fairway/contract/tracking/tracking.values'
import type { ReactNode } from 'react'
import { IconFrame } from '../icon.tsx'
import { Tag } from './tag.tsx'

/** One icon and one tone for each stage. The label beside them means that colour is never the only sign. */
const badges: Record<Stage, { tone?: 'accent' | 'blocked' | 'clear'; shape: ReactNode }> = {
  Booked: { shape: <path d="M4 5h12v11.500H4zM7 3v3.500M13 3v3.500M7.300 11.500l2 2 3.400-3.800" /> },
  'Empty Pickup': { shape: <path d="M2.500 6h15v8.500h-15zM10 17.500v-6m-2.500 2.200L10 11.200l2.500 2.500" /> },
  'At Origin': {
    shape: (
      <path d="M10 3a1.800 1.800 0 1 1 0 3.600A1.800 1.800 0 0 1 10 3Zm0 3.600V17m-3-8h6m-9.500 3c.4 3 3 5 6.500 5s6.100-2 6.500-5" />
    ),
  },
  'In-Transit': {
    tone: 'accent',
    shape: <path d="M2.800 11.500h14.400l-2.200 4.700H5zM5.500 11.500V8h9v3.500M8.200 8V4.500h3.600V8" />,
  },
  Hold: {
    tone: 'blocked',
    shape: (
      <path d="M6.900 2.500h6.200l4.400 4.400v6.200l-4.400 4.400H6.900l-4.400-4.400V6.900zM10 6v4.800m0 2.700v.1" />
    ),
  },
  'At Destination': {
    tone: 'clear',
    shape: (
      <path d="M10 17.500s5.500-4.900 5.500-9.200a5.500 5.500 0 0 0-11 0c0 4.300 5.500 9.200 5.500 9.200ZM7.800 8.500l1.700 1.700 3-3.200" />
    ),
  },
  'Out-gated': {
    shape: (
      <path d="M2 5.500h9.500v8.200H2zM11.500 8.500h3.300l3.200 2.800v2.400h-6.500M5.500 13.200a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200Zm9 0a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200Z" />
    ),
  },
  'Empty Returned': { shape: <path d="M7 4 3.500 7.500 7 11M3.500 7.500H12a4.300 4.300 0 0 1 0 8.600H6" /> },
}

/** The tone of a stage. */
export const toneOf = (stage: Stage) => badges[stage].tone ?? 'plain'

interface Props {
  stage: Stage
  /** Its name in the reader's language. */
  text: string
  /** In a dense list the label is without icon and frame. */
  isBare?: boolean
}

/** The stage of a container by icon, label and tone. */
export function StageTag({ stage, text, isBare = false }: Props) {
  const icon = <IconFrame size={15}>{badges[stage].shape}</IconFrame>
  return <Tag text={text} {...(!isBare && { icon: icon })} tone={toneOf(stage)} />
}
