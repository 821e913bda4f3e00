import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import panel from '../container-detail.module.css'
import css from './folded-panel.module.css'

interface Props {
  title: string
  /** Made when it is opened, so that nothing is asked for before. */
  children: () => ReactNode
}

/** A matter of the page that few ask for: its heading opens it. */
export function FoldedPanel({ title, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classNames(panel.panel, css.folded)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        <button
          type="button"
          className={css.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <span className={classNames(css.chevron, isOpen && css.up)}>
            <Icon name="chevron" size={18} />
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </section>
  )
}
