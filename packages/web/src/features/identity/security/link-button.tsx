import type { ComponentProps } from 'react'
import css from './security.module.css'

/** A button that looks like the links beside it. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={css.link} {...props} />
}
