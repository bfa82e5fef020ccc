import { guestName } from '#i18n/stayText.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownersDraft } from '#db/cache.ts'
import type { Season } from '#db/season.ts'
import { acceptAddress, editAddress, stayAddress, TOOLS_SITE } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { draftsUnder, forgetDraft } from '#ui/form/drafts.ts'
import { DraftLine } from './DraftNotice.tsx'

/** The page with the form of a draft, by the first word of its name. */
const PAGES: { readonly [form: string]: (id: string) => string } = {
  stay: editAddress,
  payment: (id) => `${stayAddress(id)}#payments`,
  cancel: stayAddress,
  accept: acceptAddress,
  season: () => '/prices',
  terms: () => '/prices',
  letter: () => '/tools/messages',
  guide: () => '/tools/guide',
  channel: () => '/tools/channels',
  settings: (id) => (id === 'terms' ? '/prices' : TOOLS_SITE),
  reply: () => '/tools/reviews',
}

/** The signed-in owner's drafts on this device, the latest first. */
export function ownersDrafts() {
  const prefix = ownersDraft('')
  return draftsUnder(prefix).map(({ key, draft }) => {
    const [form = '', id = ''] = key.slice(prefix.length).split('/')
    return { key, draft, form, id }
  })
}

type UnfinishedProps = {
  season: Season
  /** Limits the list to drafts of new stays. */
  newStays?: boolean
}

/** The owner's unfinished entries, each with a way to continue it or to throw it away. */
export function Unfinished({ season, newStays = false }: UnfinishedProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [drafts, setDrafts] = useState(ownersDrafts)
  const { reservations, cancelled } = season
  const nameIn = (id: string) => {
    const stay = [...reservations, ...cancelled].find((each) => each.id === id)
    return stay && guestName(t, stay)
  }
  const isNew = ({ form, id, draft }: (typeof drafts)[number]) =>
    form === 'stay' && draft.version === 0 && nameIn(id) === undefined
  return drafts
    .filter((each) => !newStays || isNew(each))
    .map(({ key, form, id, draft: { at, texts } }) => (
      <DraftLine
        key={key}
        at={at}
        about={
          texts['musteriAdi'] || nameIn(id) || (form === 'stay' ? t('admin.draft.nameless') : '')
        }
        onContinue={() => void navigate(PAGES[form]?.(id) ?? '/today', { replace: newStays })}
        onDrop={() => {
          forgetDraft(key)
          setDrafts(ownersDrafts)
        }}
      />
    ))
}
