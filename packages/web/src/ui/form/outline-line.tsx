import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './outline-line.module.css'

interface Props {
  /** The id of the section's element. */
  id: string
  title: string
  state: 'complete' | 'missing' | 'wrong' | 'idle'
  /** The state as a text. */
  said: string
  onGo?: () => void
}

const icons = { complete: 'check', wrong: 'close', missing: undefined, idle: undefined } as const

/** A section in the outline of a form, with a link to it. A section that is not needed has none. */
export function OutlineLine({ id, title, state, said, onGo }: Props) {
  const icon = icons[state]
  const isShown = state === 'wrong' || state === 'idle'
  const line = (
    <>
      <span className={css.mark}>{icon && <Icon name={icon} size={14} />}</span>
      <span className={css.title}>{title}</span>
      <span className={isShown ? css.said : 'visually-hidden'}>{said}</span>
    </>
  )
  if (state === 'idle') return <li className={classNames(css.entry, css.idle)}>{line}</li>
  return (
    <li>
      <a
        className={classNames(css.entry, css[state])}
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          onGo?.()
          goTo(id)
        }}
      >
        {line}
      </a>
    </li>
  )
}

function goTo(id: string) {
  document.getElementById(`${id}title`)?.focus({ preventScroll: true })
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}
