import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

/** A link of a finger's height. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent-700 underline underline-offset-3'

type GuestLineProps = { guest: string; to: string; children: ReactNode }

/** A guest's name as a link, with facts beside it. */
export function GuestLine({ guest, to, children }: GuestLineProps) {
  return (
    <li className="py-1 first:pt-0 last:pb-0">
      <Link className={LINK} to={to}>
        <bdi>{guest}</bdi>
      </Link>{' '}
      {children}
    </li>
  )
}

export function Dates({ dates: stay }: { dates: StayDates }) {
  const { language } = useTranslation()
  return (
    <span className="block text-sm text-pine-700 tabular-nums">{formatDates(stay, language)}</span>
  )
}

/** The number of entries shown first, so that a phone shows every group of the day. */
const FIRST = 3

/** Older records may have years of amounts that nobody recorded as paid. */
const MORE = 20

/** A list that shows its first three entries, and more on demand. */
export function FoldedList({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(FIRST)
  const rest = children.length - shown
  return (
    <>
      <ul className="divide-y divide-linen-200">{children.slice(0, shown)}</ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          onClick={() => setShown(shown + MORE)}
        >
          {t('office.today.more', { count: rest })}
        </Button>
      )}
    </>
  )
}
