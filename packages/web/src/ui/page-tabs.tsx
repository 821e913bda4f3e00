import { Link } from '@tanstack/react-router'
import css from './page-tabs.module.css'

interface Tab {
  /** A path of the portal. */
  to: string
  text: string
  /** The page that is open, or one below it. */
  isHere?: boolean
}

interface Props {
  /** What a screen reader calls them together. */
  label: string
  tabs: readonly Tab[]
}

/** The pages that belong together, below the title of each of them, always at the same place. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul className={css.list}>
        {tabs.map(({ to, text, isHere = false }) => (
          <li key={to}>
            {/* whoever names the tabs takes their paths from the portal's own */}
            <Link to={to as '/'} className={css.tab} data-here={isHere} {...(isHere && { 'aria-current': 'page' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
