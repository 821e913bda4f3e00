import { encode } from 'uqr'
import css from './qr-code.module.css'

interface Props {
  /** What the picture carries. */
  text: string
  /** What is read aloud in its place. */
  label: string
  className?: string | undefined
}

/** A text as a picture for the camera of a phone: dark on white in every theme, with the edge that cameras need. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css.paper} width={size} height={size} />
      <path className={css.ink} d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** The dark runs of one row. */
const drawRow = (row: readonly boolean[], y: number) =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
