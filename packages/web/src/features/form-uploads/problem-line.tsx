import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import css from './file-card.module.css'
import { usePlaceOf } from './problem-place.ts'

/** One problem of a file in a line: where it stands and what is wrong. */
export function ProblemLine({ problem, text }: { problem: UploadProblem; text: string }) {
  const placeOf = usePlaceOf()
  return (
    <li className={css.problem}>
      <strong>{placeOf(problem)}</strong> <span>{text}</span>
    </li>
  )
}
