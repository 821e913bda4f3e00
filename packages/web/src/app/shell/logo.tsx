import { boot } from '../../platform/boot.ts'
import css from './header.module.css'

/** The carrier's mark and name. */
export function Logo() {
  return (
    <>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="7" className={css.markGround} />
        <g className={css.markLines}>
          <path d="M6 17.5c2.3 0 2.3-1.5 4.6-1.5s2.3 1.5 4.7 1.5S17.6 16 20 16" />
          <path d="M8.2 13.6V8.2h3v5.2M14.8 13.4V5.8h3v7.3" />
        </g>
      </svg>
      <span className={css.name} translate="no">
        {boot.carrier.name}
      </span>
    </>
  )
}
