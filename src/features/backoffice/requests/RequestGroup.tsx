import type { ComponentProps } from 'react'
import type { Received } from '#domain/inbox.ts'
import { RequestItem } from './RequestItem.tsx'

type RequestGroupProps = Omit<ComponentProps<typeof RequestItem>, 'request' | 'selected'> & {
  requests: readonly Received[]
  marked: ReadonlySet<string>
}

/** Requests, one below the other. */
export function RequestGroup({ requests, marked, ...rest }: RequestGroupProps) {
  return (
    <ul className="divide-y divide-linen-200">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestItem {...rest} request={request} selected={marked.has(request.id)} />
        </li>
      ))}
    </ul>
  )
}
