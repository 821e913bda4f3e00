import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { Heading } from '../../ui/text.tsx'
import { useMedia } from '../../ui/use-media.ts'
import css from './folded-panel.module.css'

const PHONE = '(max-width: 640px)'

interface Props {
  title: string
  /** Beside the heading, such as a count. */
  beside?: ReactNode
  /** What a reader wants to know of it without opening it: said while it is closed. */
  glance?: ReactNode
  className?: string | undefined
  /** Whether it is open, where something else on the page opens it too. */
  isOpen?: boolean
  onFold?: (isOpen: boolean) => void
  /** A function is called when it is opened, on every screen, so that nothing loads before. */
  children: ReactNode | (() => ReactNode)
}

/**
 * Whether to draw what is folded. Paper shows it, and a reader opens it, but nobody sees it at first: a page draws it when
 * it has nothing better to do.
 */
function useIsDrawn(isClosed: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  const isPaper = useMedia('print')
  const isWaiting = isClosed && !isIdle && !isPaper
  useEffect(() => (isWaiting ? whenIdle(() => startTransition(() => setIdle(true))) : undefined), [isWaiting])
  return !isWaiting
}

/** A panel of which a phone shows the heading, which opens it. Wide screens and paper show all of it. */
export function FoldedPanel({ title, beside, glance, className, isOpen, onFold, children }: Props) {
  const id = useId()
  const isPhone = useMedia(PHONE)
  const [isOpened, setOpened] = useState(false)
  const isLate = typeof children === 'function'
  const isShown = isOpen ?? isOpened
  const isClosed = !isShown && (isPhone || isLate)
  const isDrawn = useIsDrawn(isClosed && !isLate)
  const head = (
    <>
      <span id={`${id}-title`}>{title}</span> {beside}
      {isClosed && glance && <span className={css.glance}> {glance}</span>}
    </>
  )
  return (
    <Panel as="section" className={classNames(css.panel, className)} aria-labelledby={`${id}-title`}>
      <Heading size="sm">
        {isPhone || isLate ? (
          <button
            type="button"
            className={css.opener}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => (onFold ?? setOpened)(!isShown)}
          >
            {head}
            <span className={classNames(css.chevron, isShown && css.up)}>
              <Icon name="chevron" size={18} />
            </span>
          </button>
        ) : (
          <Row as="span" gap={10} rowGap={0} className={css.head}>
            {head}
          </Row>
        )}
      </Heading>
      <div id={id} className={classNames(isClosed && css.closed)}>
        {isLate ? isShown && children() : isDrawn && children}
      </div>
    </Panel>
  )
}
