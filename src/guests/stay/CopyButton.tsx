import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { copyText, type ShareResult } from '#ui/shareLink.ts'

type CopyButtonProps = {
  text: string
  of: 'amount' | 'holder' | 'iban' | 'bic' | 'reference'
  variant?: 'primary' | 'secondary' | 'quiet'
}

/** A button that copies a value for a bank's form. */
export function CopyButton({ text, of, variant = 'quiet' }: CopyButtonProps) {
  const { t } = useTranslation()
  const [result, setResult] = useState<ShareResult>(null)
  return (
    <span
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 font-normal print:hidden',
        variant === 'quiet' && '-ml-3',
      )}
    >
      <Button
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'medium'}
        aria-label={t(`guestPage.sums.account.copies.${of}`)}
        onClick={() => void copyText(text).then(setResult)}
      >
        <Copy aria-hidden className="size-5" />
        {t('guestPage.sums.account.copy')}
      </Button>
      <span aria-live="polite">{result && t(`guestPage.sums.account.${result}`)}</span>
    </span>
  )
}
