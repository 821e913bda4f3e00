import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import css from './field.module.css'

export interface Option {
  value: string
  text: string
}

/** The browser's own select with our arrow. */
export const NativeSelect = (props: ComponentProps<'select'>) => (
  <div className={css.joined}>
    <select className={css.select} {...props} />
    <span className={css.arrow}>
      <Icon name="chevron" size={18} />
    </span>
  </div>
)

export const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
