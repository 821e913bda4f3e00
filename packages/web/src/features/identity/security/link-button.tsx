import type { ComponentProps } from 'react'
import css from './security.module.css'

/** Something that can be done here and looks like the links beside it. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={css.link} {...props} />
}
