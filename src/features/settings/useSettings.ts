import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { bank } from '#content/bank.ts'
import { toQueuedChange } from '#db/changes.ts'
import type { Outbox, StoredChanges } from '#db/outbox.ts'
import { followPrivateSettings, followPublicSettings } from '#db/settings.ts'
import { pendingOf, type QueuedChange } from '#domain/queuedChange.ts'
import { type PageAccount, readAccount } from '#domain/guestPage/pageAccount.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { showFields, valueOf } from '#domain/record.ts'
import {
  fieldsOf,
  readPart,
  type SettingsPart,
  type SettingsValues,
} from '#domain/settings/settings.ts'
import { partWithPending } from '#domain/settings/pendingSettings.ts'
import { SETTINGS_ADDRESS } from '#features/office/addresses.ts'
import { showOwnWords } from '#i18n/index.ts'
import { ownWordsOf } from '#i18n/readOwnWords.ts'
import { keepDraft } from '#lib/form/drafts.ts'
import { useRemote } from '#lib/remote.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { firstValues, settingsDraft } from './settingsText.ts'

/** A part of the settings in use, and its version. */
export type PartInUse = { values: SettingsValues; version: number }

/** The owners' settings, with pending changes applied. */
export type Settings = {
  /** Whether they are loaded. */
  known: boolean
  part: (part: SettingsPart) => PartInUse
  bank: Bank
  /** The account for guests' pages; `null` without an own IBAN, `undefined` before it has loaded. */
  account: PageAccount | null | undefined
  /** The key of the cleaner's list; `null` without a link, `undefined` before it has loaded. */
  cleaningKey: string | null | undefined
  /** Stores a change over the loaded values, or queues it while offline; rejects with a `Failure`. */
  save: (part: SettingsPart, base: PartInUse, wanted: SettingsValues) => Promise<'saved' | 'kept'>
}

export const [SettingsProvider, useOfficeSettings] = requiredContext<Settings>('SettingsProvider')

/** The pending changes of the settings on this device, and how to submit and discard them. */
type SettingsOutbox = Pick<StoredChanges, 'works'> & Pick<Outbox, 'post' | 'discard'>

/** Subscribes to the settings. */
export function useSettings({ works, post, discard }: SettingsOutbox) {
  const navigate = useNavigate()
  const [secret] = useRemote(followPrivateSettings)
  const [open] = useRemote(followPublicSettings)
  const ownSecret = secret.state === 'ready' ? secret.value : null
  const stored = open.state === 'ready' ? open.value : null

  useEffect(() => {
    if (open.state === 'ready') void showOwnWords(ownWordsOf(open.value))
  }, [open])

  const settings = useMemo((): Settings => {
    const pending = pendingOf(works, 'settings')
    const part = (name: SettingsPart): PartInUse => {
      const place = name.split('/').reduce<unknown>(valueOf, stored)
      const read = readPart(name, name === 'private' ? ownSecret : place)
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
      account: secret.state === 'ready' ? readAccount(values) : undefined,
      cleaningKey: secret.state === 'ready' ? textIn(values, 'cleaningKey') || null : undefined,
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
      void navigate(SETTINGS_ADDRESS)
    },
  }
}

function textIn(values: SettingsValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
