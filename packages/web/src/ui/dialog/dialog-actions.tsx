import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

interface Props extends Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> {
  back: string
  onBack: () => void
  confirm: string
  onConfirm: () => void
}

/** The way out of a dialog, and beside it the one thing that it asks for. */
export const DialogActions = ({ back, onBack, confirm, onConfirm, ...state }: Props) => (
  <>
    <Button onClick={onBack}>{back}</Button>
    <Button variant="primary" onClick={onConfirm} {...state}>
      {confirm}
    </Button>
  </>
)
