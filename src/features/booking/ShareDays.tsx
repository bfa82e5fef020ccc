import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stay } from '#domain/stay.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { type ShareResult, shareLink } from '#lib/shareLink.ts'
import { Button } from '#ui/Button.tsx'
import { addressOfDays } from './daysAddress.ts'

/** Shares a link to the chosen dates by the device's share sheet, or copies it. */
export function ShareDays({ stay }: { stay: Stay }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [inFlight, setHanded] = useState<{ address: string; how: ShareResult } | null>(null)
  const address = addressOfDays(stay, language)
  const told = inFlight?.address === address ? inFlight.how : null

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void shareLink(address).then((how) => setHanded({ address, how }))}
      >
        <Share2 aria-hidden className="size-5 text-accent-700" />
        {t('booking.share.button')}
      </Button>
      <p aria-live="polite" className="basis-full text-center wrap-anywhere empty:hidden">
        {told && (told === 'copied' ? t('booking.share.copied') : address)}
      </p>
    </>
  )
}
