import { signedInEmail } from '#db/auth.ts'
import { usePrivateSettings, useRequests } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toEdit } from '#domain/stay/stayChange.ts'
import { formatDate } from '#i18n/format.ts'
import { textsIn } from '#i18n/index.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { guestLanguage } from '#office/shared/letterText.ts'
import { tryCommandOn } from '#office/shared/stayCommands.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { Button } from '#ui/Button.tsx'
import { LINK } from './lists.tsx'

type IdentityReportProps = { stay: Reservation; today: IsoDate }

/**
 * Reminds of reporting the guests' identities to the authorities, with a message that asks for them;
 * nothing unless the owners turned it on.
 */
export function IdentityReport({ stay, today }: IdentityReportProps) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  const nameOf = useGuestName()
  const settings = usePrivateSettings()
  const requests = useRequests()
  const { identityReportedOn: day, identityReportedBy: by = '', phone, email } = stay
  const values = settings.state === 'ready' ? settings.value.values : null
  if (!values?.remindsIdentity || stay.status !== 'booked' || stay.removed) return null
  if (day !== undefined)
    return (
      <p className="text-sm text-accent-800">
        {t('office.identity.marked', { day: formatDate(day, language), by: authorName(by) })}
      </p>
    )
  const all = requests.state === 'ready' ? requests.value.requests : []
  const asked = all.find(({ id }) => id === stay.request)?.language
  const letterTexts = textsIn(guestLanguage(stay.language ?? asked, phone))
  const letter = {
    subject: letterTexts('office.identity.message.subject'),
    body: letterTexts('office.identity.message.body', { guest: stay.musteriAdi }),
  }
  return (
    <div className="mt-1 rounded-field bg-linen-50 px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          <b>{t('office.identity.due')}</b> <bdi>{nameOf(stay)}</bdi>
        </span>
        {values.identityLink !== undefined && (
          <NewTabLink href={values.identityLink} rel="noopener noreferrer" className={LINK}>
            {t('office.identity.open')}
          </NewTabLink>
        )}
        <Button
          size="small"
          className="ml-auto"
          onClick={() =>
            tryCommandOn(stay, (now) =>
              toEdit(now, {
                ...now,
                identityReportedOn: today,
                identityReportedBy: signedInEmail(),
              }),
            )
          }
        >
          {t('office.identity.done')}
        </Button>
      </p>
      <ContactWays phone={phone} email={email} letter={letter} />
    </div>
  )
}
