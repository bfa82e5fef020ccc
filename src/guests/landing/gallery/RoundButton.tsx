import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'

type RoundButtonProps = ComponentProps<'button'> & { label: string }

/** A round icon button named by `label`; its size does not follow the text size. */
export function RoundButton({ label, className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'grid size-[48px] shrink-0 place-items-center rounded-full bg-white text-pine-900 ring-1 ring-linen-300 transition-colors duration-200 hover:bg-linen-200 noscript:hidden',
        className,
      )}
    />
  )
}

type StepProps = Pick<RoundButtonProps, 'onClick' | 'className'>

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
