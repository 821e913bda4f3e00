import type { ReactNode } from 'react'
import { isComposing } from '../../../ui/use-ime-safe-input.ts'
import { useModal } from '../../../ui/use-modal.ts'
import { isApple } from './key-names.ts'
import css from './palette.module.css'
import { wishOf } from './portal-keys.rules.ts'

interface Props {
  label: string
  children: ReactNode
  onClose: () => void
}

/** A panel at the top of the window: Escape, its own key and a click beside it close it, and the focus goes back. */
export function PaletteDialog({ label, children, onClose }: Props) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (wishOf(event, { isTaken: isComposing(event), isTyping: false, isApple }) !== 'palette') return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.panel}>{children}</div>
    </dialog>
  )
}
