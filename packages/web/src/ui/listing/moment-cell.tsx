import css from './moment-cell.module.css'

interface Props {
  at: string
  text: string
  hover: string
  /** It has happened, or its time has passed without a report; otherwise it is expected. */
  state?: 'actual' | 'overdue'
  stateText?: string
}

/** A moment on the clock of its place; which place, and the moment in UTC, on hover. */
export function MomentCell({ at, text, hover, state, stateText = '' }: Props) {
  return (
    <time
      dateTime={at}
      title={state ? `${hover} · ${stateText}` : hover}
      className={state ? `${css.moment} ${css[state]}` : css.moment}
    >
      {text}
      {state && <span className="visually-hidden">{stateText}</span>}
    </time>
  )
}
