import { useEffect, useRef } from 'react'
import css from './assumption-dialog.module.css'

/** How long the new name is shown before the page reloads. */
export const RELOAD_MS = 1_000

/** What was done, until the page reloads. */
export function Progress({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className={css.progress}>
      <p ref={line} tabIndex={-1} role="status">
        {text}
      </p>
      <span className={css.bar} aria-hidden="true" />
    </div>
  )
}
