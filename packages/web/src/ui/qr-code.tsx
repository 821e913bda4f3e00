import { encode } from 'uqr'
import css from './qr-code.module.css'

interface Props {
  /** The encoded text. */
  text: string
  /** The label for screen readers. */
  label: string
  className?: string | undefined
}

/** A QR code: dark on white in every theme, with the margin that cameras need. */
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

/** The dark modules of one row. */
const drawRow = (row: readonly boolean[], y: number) =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
