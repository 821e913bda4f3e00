import css from './moment-cell.module.css'

interface Props {
  at: string
  text: string
  hover: string
  /** It has happened; otherwise it is expected. */
  isActual?: boolean
  actualText?: string
}

/** A moment on the clock of its place; which place, and the moment in UTC, on hover. */
export function MomentCell({ at, text, hover, isActual = false, actualText = '' }: Props) {
  return (
    <time
      dateTime={at}
      title={isActual ? `${hover} · ${actualText}` : hover}
      className={isActual ? `${css.moment} ${css.actual}` : css.moment}
    >
      {text}
      {isActual && <span className="visually-hidden">{actualText}</span>}
    </time>
  )
}
