import type { ComponentProps } from 'react'
import type { Received, Rivals } from '#domain/inbox.ts'
import { RequestItem } from './RequestItem.tsx'

type RequestGroupProps = Omit<
  ComponentProps<typeof RequestItem>,
  'request' | 'selected' | 'rivals'
> & {
  requests: readonly Received[]
  marked: ReadonlySet<string>
  /** By request id. */
  rivals: ReadonlyMap<string, Rivals>
}

/** A list of requests. */
export function RequestGroup({ requests, marked, rivals, ...rest }: RequestGroupProps) {
  return (
    <ul className="divide-y divide-linen-200">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestItem
            {...rest}
            request={request}
            selected={marked.has(request.id)}
            rivals={rivals.get(request.id)}
          />
        </li>
      ))}
    </ul>
  )
}
