import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { bank } from '#content/bank.ts'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { toQueuedChange } from '#db/changes.ts'
import type { Outbox, StoredChanges } from '#db/outbox.ts'
import { followKeys } from '#db/officeKeys.ts'
import { followPrivateSettings, followSiteSettings } from '#db/officeValues.ts'
import { pendingOf, type QueuedChange } from '#domain/queuedChange.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { showFields } from '#domain/record.ts'
import {
  fieldsOf,
  type PrivateSettings,
  readPart,
  type SettingName,
  type SettingsPart,
  type SettingsValues,
  type SiteSettings,
} from '#domain/settings/settings.ts'
import { partWithPending } from '#domain/pendingTexts.ts'
import { isIban } from '#domain/field/textField.ts'
import { TOOLS_SITE } from '#features/office/addresses.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { showFacts } from '#i18n/index.ts'
import { siteFactsOf } from '#i18n/siteFacts.ts'
import { keepDraft } from '#lib/form/drafts.ts'
import { useRemote } from '#lib/remote.ts'
import { requiredContext } from '#lib/requiredContext.ts'

const FIRST_PRIVATE: PrivateSettings = {
  accountHolder: bank.accountHolder,
  ...(isIban(bank.iban) && { iban: bank.iban.replaceAll(' ', '') }),
  depositDays: bank.depositDays,
}

const FIRST_SITE: SiteSettings = {
  hostNames: hosts.firstNames.join(', '),
  hostFamily: hosts.familyName,
  phone: villa.phoneShown,
  answerHours: hosts.answerHours,
  balanceDays: 0,
  freeCancellationDays: villa.freeCancellationDays,
}

/** The values of a part before its first change, which come from `content/`. */
export function firstValues(part: SettingsPart): SettingsValues {
  return part === 'private' ? FIRST_PRIVATE : FIRST_SITE
}

/** The key of the label of a field. */
export function labelOf(name: string) {
  // The names of a part's fields are strings where the part is a variable.
  return `office.settings.fields.${name as SettingName}` as const
}

/** The key of the draft of a part. */
export function settingsDraft(part: SettingsPart): string {
  return `${OWNERS_DRAFTS}settings/${part}`
}

export type PartInUse = { values: SettingsValues; version: number }

export type Settings = {
  known: boolean
  part: (part: SettingsPart) => PartInUse
  bank: Bank
  /** Stores a change over the loaded values, or queues it while offline; rejects with a `Failure`. */
  save: (part: SettingsPart, base: PartInUse, wanted: SettingsValues) => Promise<'saved' | 'kept'>
}

export const [SettingsProvider, useOfficeSettings] = requiredContext<Settings>('SettingsProvider')

type SettingsOutbox = Pick<StoredChanges, 'works'> & Pick<Outbox, 'post' | 'discard'>

/** Subscribes to the settings. */
export function useSettings({ works, post, discard }: SettingsOutbox) {
  const navigate = useNavigate()
  const [secret] = useRemote(followPrivateSettings)
  const [open] = useRemote(followSiteSettings)
  // Each save of a stay reads them.
  useRemote(followKeys)
  const ownSecret = secret.state === 'ready' ? secret.value : null
  const stored = open.state === 'ready' ? open.value : null

  useEffect(() => {
    if (open.state === 'ready') void showFacts(siteFactsOf(open.value))
  }, [open])

  const settings = useMemo((): Settings => {
    const pending = pendingOf(works, 'settings')
    const part = (name: SettingsPart): PartInUse => {
      const read = readPart(name, name === 'private' ? ownSecret : stored)
      const { values, version } = partWithPending(name, read, pending)
      return { values: values ?? firstValues(name), version }
    }
    const { values } = part('private')
    return {
      known: open.state === 'ready' && secret.state === 'ready',
      part,
      bank: {
        accountHolder: textIn(values, 'accountHolder'),
        bankName: textIn(values, 'bankName'),
        // The sample's is shown in letters only after a warning.
        iban: textIn(values, 'iban') || bank.iban,
        depositDays: Number(values['depositDays']),
      },
      save: async (name, base, wanted) => {
        const work = toQueuedChange({
          of: 'settings',
          setting: name,
          base: base.values,
          wanted,
          version: base.version,
        })
        const { state } = await post(work)
        return state === 'answered' ? 'saved' : 'kept'
      },
    }
  }, [stored, ownSecret, open.state, secret.state, works, post])

  return {
    settings,
    /** Puts a refused change back into its form. */
    reopen: (work: QueuedChange<'settings'>) => {
      const fields = fieldsOf(work.setting)
      keepDraft(settingsDraft(work.setting), showFields(fields, work.wanted), { ...work.base })
      void discard(work)
      void navigate(TOOLS_SITE)
    },
  }
}

function textIn(values: SettingsValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
