import type { ButtonHTMLAttributes, Ref } from 'react'
import { cx } from './cx'
import { Link, type LinkProps } from './link'

const variants = {
  primary: 'border-transparent bg-accent-fill text-white hover:bg-accent-fill-strong',
  plain: 'border-line bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-muted hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-bad-fill text-white hover:brightness-90',
} as const

type ButtonVariant = { variant?: keyof typeof variants }

const classOf = (variant: keyof typeof variants, className = 'px-3') =>
  cx(
    'inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-control border text-sm font-medium',
    'whitespace-nowrap transition-colors duration-100 disabled:opacity-60 [&>svg]:size-4',
    variants[variant],
    className,
  )

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonVariant & { busy?: boolean; ref?: Ref<HTMLButtonElement> }

/** A button; while `busy` it announces so and ignores further clicks. */
export const Button = ({ variant = 'plain', busy = false, className, type = 'button', ...props }: ButtonProps) => (
  <button
    {...props}
    // oxlint-disable-next-line react/button-has-type -- the type is set, and defaults to `button`
    type={type}
    aria-busy={busy || undefined}
    disabled={busy || props.disabled}
    className={classOf(variant, className)}
  />
)

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'plain', className, ...props }: LinkProps & ButtonVariant) => (
  <Link {...props} className={classOf(variant, className)} />
)

/** An icon button; `label` is its accessible name and tooltip. */
export const IconButton = ({ label, className, ...props }: ButtonProps & { label: string }) => (
  <Button variant="quiet" {...props} aria-label={label} title={label} className={cx('w-8', className)} />
)
