import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'

const LOOKS = {
  /** On the page and on its photographs. */
  light: 'bg-white text-pine-900 ring-1 ring-linen-300 hover:bg-linen-200',
  /** On the dark background of a photograph, or above it if there is no room beside. */
  dark: 'pointer-events-auto bg-pine-950/70 text-white hover:bg-pine-950 roomy:bg-white/10 roomy:hover:bg-white/25',
} as const

type RoundButtonProps = ComponentProps<'button'> & { label: string; look?: keyof typeof LOOKS }

/** A round icon button named by `label`; its size does not follow the text size. */
export function RoundButton({ label, look = 'light', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'grid size-[48px] shrink-0 place-items-center rounded-full transition-colors duration-200 noscript:hidden',
        LOOKS[look],
        className,
      )}
    />
  )
}

type StepProps = Pick<RoundButtonProps, 'look' | 'onClick' | 'className'>

export function PreviousButton(props: StepProps) {
  const { t } = useTranslation()
  return (
    <RoundButton {...props} label={t('gallery.previous')}>
      <ChevronLeft aria-hidden />
    </RoundButton>
  )
}

export function NextButton(props: StepProps) {
  const { t } = useTranslation()
  return (
    <RoundButton {...props} label={t('gallery.next')}>
      <ChevronRight aria-hidden />
    </RoundButton>
  )
}
