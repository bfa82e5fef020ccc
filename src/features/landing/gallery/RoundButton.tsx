import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

const LOOKS = {
  /** On the page and on its photographs. */
  light: 'bg-white text-pine-900 ring-1 ring-linen-300 hover:bg-linen-200',
  /** In the dark around a photograph, or upon it where there is no room beside it. */
  dark: 'pointer-events-auto bg-pine-950/70 text-white hover:bg-pine-950 roomy:bg-white/10 roomy:hover:bg-white/25',
} as const

type RoundButtonProps = ComponentProps<'button'> & { label: string; look?: keyof typeof LOOKS }

/** A round button that holds an icon and is named by `label`; it does not grow with the letters, for want of room. */
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

type StepProps = Pick<RoundButtonProps, 'look' | 'onClick'>

/** Back by one picture. */
export function PreviousButton(props: StepProps) {
  const { t } = useTranslation()
  return (
    <RoundButton {...props} label={t('gallery.previous')}>
      <ChevronLeft aria-hidden />
    </RoundButton>
  )
}

/** On by one picture. */
export function NextButton(props: StepProps) {
  const { t } = useTranslation()
  return (
    <RoundButton {...props} label={t('gallery.next')}>
      <ChevronRight aria-hidden />
    </RoundButton>
  )
}
