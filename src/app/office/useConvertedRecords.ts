import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { newKey, read, save } from '#db/save.ts'
import type { Season } from '#db/season.ts'
import type { Remote } from '#db/store.ts'
import type { IsoDate } from '#domain/date.ts'
import { convertOlder } from '#domain/olderRecord.ts'
import { nightsOf } from '#domain/stay.ts'
import { readStay } from '#domain/storedStay.ts'
import { stayAddress } from '#features/office/addresses.ts'
import { useOfficeToday } from '#features/office/useOfficeToday.ts'
import { translate } from '#i18n/index.ts'
import { toastDone } from '#ui/toasts.ts'

type Older = Season['older'][number]

/** Converts seven-field records (SPEC §3) as they are seen, and lists them in a toast. */
export function useConvertedRecords(season: Remote<Season>): void {
  const navigate = useNavigate()
  const today = useOfficeToday()
  const begun = useRef(new Set<string>())

  const convertAll = useEffectEvent(async (records: readonly Older[]) => {
    const names: string[] = []
    for (const older of records) {
      if (begun.current.has(older.id)) continue
      begun.current.add(older.id)
      try {
        await convert(older, today)
        names.push(older.musteriAdi)
      } catch {
        // Offline or refused: the next sign-in tries again, and the record stays listed until then.
        begun.current.delete(older.id)
        return
      }
    }
    if (names.length === 0) return
    toastDone(() => translate('season.moved', { count: names.length, names: names.join(', ') }), {
      label: () => translate('office.news.open'),
      run: (dismiss) => {
        dismiss()
        void navigate(stayAddress(records[0]?.id ?? null))
      },
    })
  })

  useEffect(() => {
    if (season.state === 'ready' && season.value.older.length > 0)
      void convertAll(season.value.older)
  }, [season])
}

/** Converts a record with those of its nights that are free. */
async function convert(older: Older, today: IsoDate): Promise<void> {
  const dates = readStay(older.dates)
  const stay = 'stay' in dates ? dates.stay : null
  const taken = new Set<string>()
  for (const night of stay ? nightsOf(stay) : []) {
    const holder = await read(`nights/${night}`)
    if (holder !== null && holder !== older.id) taken.add(night)
  }
  await save(convertOlder({ id: older.id, entry: newKey(), older, stay, today, taken }))
}
