import { Row } from '../layout.tsx'
import css from './comparison.module.css'

interface Props {
  left: number
  right: number
  versions: readonly number[]
  nameOf: (version: number) => string
  /** The labels of the two sides. */
  labels: { left: string; right: string }
  onChoose: (sides: { left: number; right: number }) => void
}

/** Chooses the two versions to compare. */
export function VersionChoice({ left, right, versions, nameOf, labels, onChoose }: Props) {
  const known = [...new Set([...versions, left, right])].sort((one, other) => one - other)
  const choice = (side: 'left' | 'right', chosen: number) => (
    <label className={css.side}>
      <span>{labels[side]}</span>
      <select value={chosen} onChange={(event) => onChoose({ left, right, [side]: Number(event.target.value) })}>
        {known.map((version) => (
          <option key={version} value={version}>
            {nameOf(version)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Row gap={10} align="stretch" className={css.sides}>
      {choice('left', left)}
      {choice('right', right)}
    </Row>
  )
}
