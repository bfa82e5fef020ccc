import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { newKey, read, save } from '#db/save.ts'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import { nightsOf, type StayDates, readStayDates, writeDays } from '#domain/stay/stayDates.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { translate } from '#i18n/index.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { type Change, refused } from '#domain/save/change.ts'
import type { LegacyRecord } from '#domain/stay/records.ts'
import { logWrites, paymentWrites } from '#domain/stay/stayWrites.ts'
import type { Remote } from '#db/stores.ts'

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
  const dates = readStayDates(older.dates)
  const stay = 'dates' in dates ? dates.dates : null
  const taken = new Set<string>()
  for (const night of stay ? nightsOf(stay) : []) {
    const holder = await read(`nights/${night}`)
    if (holder !== null && holder !== older.id) taken.add(night)
  }
  await save(convertOlder({ id: older.id, entry: newKey(), older, dates: stay, today, taken }))
}

type Conversion = {
  id: string
  entry: string
  older: Pick<LegacyRecord, 'dates' | 'details'>
  /** `null` where its dates cannot be read. */
  dates: StayDates | null
  /** The villa's day: its deposit was paid by then, at the latest at check-in. */
  today: IsoDate
  /** The nights of other stays, which it does not get. */
  taken: ReadonlySet<string>
}

/**
 * Converts a seven-field record (SPEC §3): its dates stay as they are written, everything else goes
 * to the private half, and its deposit becomes a payment.
 */
function convertOlder({ id, entry, older, dates: stay, today, taken }: Conversion): Change {
  const { dates, details } = older
  const amount = Math.round(details.kapora)
  const date = stay && stay.checkIn < today ? stay.checkIn : today
  return {
    writes: (by) => ({
      [`reservations/${id}`]: dates,
      [`reservationDetails/${id}`]: {
        ...details,
        ...(stay && writeDays(stay)),
        status: 'booked',
        version: 1,
      },
      ...Object.fromEntries(
        (stay ? nightsOf(stay) : [])
          .filter((night) => !taken.has(night))
          .map((night) => [`nights/${night}`, id]),
      ),
      ...(amount !== 0 &&
        paymentWrites(id, by, { key: entry, date, amount, method: 'transfer', purpose: 'kapora' })),
      ...logWrites({ id, entry }, { by, verb: 'convert', version: 1 }),
    }),
    // The other owner's office may have converted it at the same time.
    refusal: async (read) => ((await read(`reservationDetails/${id}`)) === null ? refused() : null),
  }
}
