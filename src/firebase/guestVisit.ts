import { pageVisitPath } from '#domain/guestPage/pageVisit.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withProof } from './proof.ts'
import { rememberedOwner } from './rememberedOwner.ts'

const TIME_LIMIT_MS = 10_000

/** Has the owners know that a guest's page has been opened at this moment; an owner who looks at it is not meant, and a failure nobody's concern. */
export async function tellVisit(key: string): Promise<void> {
  if (rememberedOwner() !== null) return
  try {
    await fetch(await withProof(databaseRestUrl(pageVisitPath(key))), {
      method: 'PUT',
      body: JSON.stringify({ '.sv': 'timestamp' }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
  } catch {
    // The next time it is opened says so as well.
  }
}
