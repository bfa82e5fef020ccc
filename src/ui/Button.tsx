import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const VARIANTS = {
  /** The main action of a screen. */
  primary:
    'bg-action-600 text-white hover:bg-action-700 disabled:bg-linen-300 disabled:text-pine-600',
  secondary:
    'bg-white text-pine-900 ring-1 ring-linen-300 hover:bg-linen-100 disabled:text-pine-500 disabled:bg-linen-100',
  quiet: 'text-accent-700 hover:bg-accent-50 disabled:text-pine-500',
  danger: 'bg-white text-alert-700 ring-1 ring-alert-100 hover:bg-alert-50',
} as const

const SIZES = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
} as const

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES }

/** The classes of a button, for links that look like one. */
export function buttonStyle({ variant = 'secondary', size = 'medium' }: Look = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors duration-200',
    'disabled:cursor-not-allowed forced-colors:border [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
  )
}

/** A styled native button; `type` defaults to "button". */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return <button type="button" {...rest} className={clsx(buttonStyle(look), className)} />
}
