import { villa } from '#content/villa.ts'
import { addDays, type IsoDate, momentAt } from '#domain/date.ts'
import { GUIDE_DAYS_BEFORE } from '#domain/guide/guide.ts'
import type { Stay } from '#domain/stay.ts'

/**
 * The times of a stay that rules compare with the server's clock, because rules cannot parse a day.
 */
export function momentsOf({ checkIn, checkOut }: Stay) {
  const at = (date: IsoDate, hour: string) => momentAt(villa.timeZone, `${date}T${hour}`) ?? 0
  return {
    guideFrom: at(addDays(checkIn, -GUIDE_DAYS_BEFORE), '00:00'),
    guideUntil: at(checkOut, villa.checkOutBy),
    reviewFrom: at(checkOut, '00:00'),
  }
}
