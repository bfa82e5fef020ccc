import { Failure, NightTaken } from '#domain/save/failure.ts'
import { formatDate } from './format.ts'
import { currentLanguage, translate } from './index.ts'
import { guestName } from './stayText.ts'

/** The message of a failure, in the current language. */
export function formatError(failure: unknown): string {
  if (failure instanceof NightTaken) {
    const { guest, night } = failure
    return translate('admin.failure.nightTaken', {
      night: formatDate(night, currentLanguage()),
      guest: guestName(translate, guest),
    })
  }
  if (failure instanceof Failure && failure.reason !== 'unknown')
    return translate(`admin.failure.${failure.reason}`)
  return failure instanceof Error ? failure.message : String(failure)
}
