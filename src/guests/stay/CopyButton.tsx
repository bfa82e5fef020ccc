import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { copyText, type ShareResult } from '#ui/shareLink.ts'

type CopyButtonProps = {
  text: string
  of: 'amount' | 'holder' | 'accountNumber' | 'bic' | 'reference'
}

/** A button that copies a value for a bank's form. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const { t } = useTranslation()
  const [result, setResult] = useState<ShareResult>(null)
  return (
    <span className="flex max-w-48 flex-col items-end gap-1 print:hidden">
      <Button
        aria-label={t(`guestPage.sums.account.copies.${of}`)}
        onClick={() => void copyText(text).then(setResult)}
      >
        <Copy aria-hidden className="size-5 text-accent-700" />
        {t('guestPage.sums.account.copy')}
      </Button>
      <span aria-live="polite" className="text-right text-sm empty:sr-only">
        {result && t(`guestPage.sums.account.${result}`)}
      </span>
    </span>
  )
}
