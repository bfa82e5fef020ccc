import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import { hostNames, type SiteFacts } from '#i18n/facts.ts'
import { showFacts } from '#i18n/index.ts'
import { ablativeOfTime } from '#i18n/turkishEndings.ts'

/** The settings before the owners' first change. */
export const BUILT_IN_SETTINGS: SiteSettings = {
  hosts: hosts.names.join('\n'),
  phone: villa.phone,
  callFirst: 'abroad',
  checkInFrom: villa.checkInFrom,
  checkOutBy: villa.checkOutBy,
  answerHours: hosts.answerHours,
  depositDays: villa.depositDays,
  balanceDays: 0,
  freeCancellationDays: villa.freeCancellationDays,
}

/** Shows settings in all texts. */
export function showInTexts(settings: SiteSettings): Promise<void> {
  return showFacts(factsOf(settings))
}

/** The settings as they are shown in texts. */
function factsOf({
  latePercent,
  checkInUntil,
  damageDeposit,
  hosts: names,
  ...others
}: SiteSettings): SiteFacts {
  return {
    ...others,
    hosts: hostNames(names),
    checkInUntil,
    checkInEnding: ablativeOfTime(others.checkInFrom),
    latePercent,
    damageDeposit,
    // The contexts of the texts about the latest arrival, a late cancellation, the balance and the damage deposit.
    latest: checkInUntil === undefined ? 'open' : 'limited',
    keeps: latePercent === undefined ? 'deposit' : 'share',
    pays: others.balanceDays > 0 ? 'ahead' : 'arrival',
    damage: damageDeposit === undefined ? 'none' : 'taken',
  }
}
