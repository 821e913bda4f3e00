import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import panel from '../detail/container-detail.module.css'
import css from './folded-panel.module.css'

interface Props {
  title: string
  /** Rendered when it is opened, so that nothing loads before. */
  children: () => ReactNode
}

/** A panel that few readers need: its heading opens it. */
export function FoldedPanel({ title, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel as="section" className={classNames(panel.panel, css.folded)} aria-labelledby={`${id}-title`}>
      <Heading size="sm" id={`${id}-title`}>
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
      </Heading>
      <div id={id} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </Panel>
  )
}
