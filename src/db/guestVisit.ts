import { pageVisitPath } from '#domain/guide/guestGuide.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'
import { rememberedOwner } from './rememberedOwner.ts'

const TIME_LIMIT_MS = 10_000

/** Records a visit of a guest's page; not an owner's own, and failures are ignored. */
export async function tellVisit(key: string): Promise<void> {
  if (rememberedOwner() !== null) return
  try {
    await fetch(await withAppCheckToken(databaseRestUrl(pageVisitPath(key))), {
      method: 'PUT',
      body: JSON.stringify({ '.sv': 'timestamp' }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
  } catch {
    // The next visit records it.
  }
}
