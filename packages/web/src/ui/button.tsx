import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonStyleProps {
  /** At most one primary button per view. */
  variant?: 'plain' | 'primary' | 'quiet'
  small?: boolean
}

/** The class of a button, for links that look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'plain', small = false }: ButtonStyleProps, more?: string) =>
  classNames(css.button, variant !== 'plain' && css[variant], small && css.small, more)

export function Button({
  variant,
  small,
  className,
  type = 'button',
  ...rest
}: ButtonStyleProps & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, small }, className)} {...rest} />
}

/** A button that shows only an icon. The label is for screen readers and the tooltip. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      small
      aria-label={label}
      title={label}
      className={classNames(css.square, className)}
      {...rest}
    >
      {children}
    </Button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  label: string
  children: ReactNode
}
