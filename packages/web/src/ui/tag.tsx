import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './tag.module.css'

interface Props {
  text: string
  icon?: IconName
  tone?: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
}

/** A state in one word; the sign beside it says the same without colour. */
export function Tag({ text, icon, tone = 'plain' }: Props) {
  return (
    <span className={classNames(css.tag, tone !== 'plain' && css[tone])}>
      {icon && <Icon name={icon} size={15} />}
      {text}
    </span>
  )
}
