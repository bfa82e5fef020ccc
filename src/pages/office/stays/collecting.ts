import { toEdit } from '#domain/acts/edit.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/format.ts'
import { currentLanguage, tell } from '#i18n/index.ts'
import type { useActs } from './useActs.ts'

/** Returns how to write down that a stay's remainder was collected on a day, with words of its own for that and its way back. */
export function collecting(perform: ReturnType<typeof useActs>['perform']) {
  return (reservation: Reservation, day: IsoDate): Promise<void> => {
    const { musteriAdi: guest, kalan } = reservation
    const say = (words: 'collected' | 'uncollected') => () =>
      tell(`office.today.${words}`, { guest, amount: formatMoney(kalan, currentLanguage()) })
    return perform(toEdit(reservation, { ...reservation, tahsilEdildi: day }), {
      done: say('collected'),
      undone: say('uncollected'),
    })
  }
}
