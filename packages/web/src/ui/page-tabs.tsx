import { Link } from '@tanstack/react-router'
import css from './page-tabs.module.css'

interface Tab {
  /** A path of the portal. */
  to: string
  text: string
  /** True for the open page and for pages below it. */
  isHere?: boolean
}

interface Props {
  /** The name of the tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
}

/** Tabs between related pages, below the title of each. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul className={css.list}>
        {tabs.map(({ to, text, isHere = false }) => (
          <li key={to}>
            {/* callers pass paths of the portal */}
            <Link to={to as '/'} className={css.tab} data-here={isHere} {...(isHere && { 'aria-current': 'page' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
