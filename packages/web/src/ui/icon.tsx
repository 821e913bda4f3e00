import type { ReactNode } from 'react'

/** Strokes on a grid of 20 in the colour of the text. Decorative: the text beside an icon says the same. */
const shapes = {
  check: <path d="m4.5 10.5 3.5 3.5 7.5-8" />,
  close: <path d="m5.5 5.5 9 9m0-9-9 9" />,
  chevron: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  back: <path d="M16 10H4.5m4.5-5-5 5 5 5" />,
  alert: <path d="M10 6.5v4.2m0 2.8v.1M10 2.8l7.7 13.4H2.3z" />,
  blocked: <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM7.3 7.3l5.4 5.4m0-5.4-5.4 5.4" />,
  done: <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM6.6 10.2l2.4 2.4 4.4-4.8" />,
  note: <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 9.3v4.2m0-7v.1" />,
  bell: <path d="M4.5 14.5h11c-1.2-1.2-1.5-2.6-1.5-5a4 4 0 0 0-8 0c0 2.4-.3 3.8-1.5 5Zm4 2.5h3M10 5.5v-2" />,
  clock: <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6v4.2l2.8 1.8" />,
  lock: <path d="M4.5 9h11v8h-11zM7 9V6.2a3 3 0 0 1 6 0V9m-3 3.2v1.6" />,
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  search: <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4" />,
  share: <path d="M10 12.5V3m0 0L6.5 6.5M10 3l3.5 3.5M4.5 10v6.5h11V10" />,
  copy: <path d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" />,
  refresh: <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7m2.2-1.8v3h-3" />,
  globe: (
    <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM2.5 10h15M10 2.5c4.3 4.3 4.3 10.7 0 15m0-15c-4.3 4.3-4.3 10.7 0 15" />
  ),
  sun: (
    <path d="M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M4.4 15.6l1-1M14.6 5.4l1-1" />
  ),
  moon: <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z" />,
  screen: <path d="M3 4h14v9.5H3zM7.5 17h5M10 13.5V17" />,
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 2.8V6m6-3.2V6" />,
  container: <path d="M2.5 5.5h15v9h-15zM6.2 8v4M10 8v4M13.8 8v4" />,
  ship: (
    <path d="M3 12.5h14l-2 4H5zM5.5 12.5V9h9v3.5M8 9V5.5h4V9M2.5 18.2c1.9 0 1.9-.9 3.8-.9s1.9.9 3.7.9 1.9-.9 3.8-.9 1.9.9 3.7.9" />
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <IconFrame size={size}>{shapes[name]}</IconFrame>
)

/** The frame of a shape that only one place shows. */
export function IconFrame({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
