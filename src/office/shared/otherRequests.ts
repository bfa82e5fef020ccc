import { useRequests } from '#db/stores.ts'
import { askedAlso } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'

/** The other unanswered requests of the person who sent one, among the newest. */
export function useAskedAlso(request: StoredRequest | null): readonly StoredRequest[] {
  const inbox = useRequests()
  if (!request || inbox.state !== 'ready') return NONE
  return askedAlso(request, inbox.value.requests)
}

const NONE: readonly StoredRequest[] = []
