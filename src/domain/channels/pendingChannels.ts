import * as v from 'valibot'
import { type Edit, editEntries, lastEdit, undoOfEdit, valuesSchema } from '#domain/edit.ts'
import {
  askedFields,
  type Channel,
  type ChannelDraft,
  channelFields,
  type StoredAsked,
} from './channel.ts'

/** The name of the channel is for the list of pending changes. */
type Named = { id: string; name: string }

type Operations = {
  add: { id: string; wanted: ChannelDraft }
  edit: { id: string } & Edit<ChannelDraft>
  delete: { id: string; base: ChannelDraft }
  /** A stay remains that the channel has removed. */
  keep: Named & { stay: string }
  /** An event blocks no nights. */
  decline: Named & { asked: StoredAsked }
}

export type ChannelOperation = {
  [W in keyof Operations]: { channel: W } & Operations[W]
}[keyof Operations]

const draft = valuesSchema(channelFields)
const id = v.string()
const named = { id, name: v.string() }

export const channelSchema: v.GenericSchema<unknown, ChannelOperation> = v.variant('channel', [
  v.strictObject({ channel: v.literal('add'), id, wanted: draft }),
  v.strictObject({ channel: v.literal('edit'), id, ...editEntries(draft) }),
  v.strictObject({ channel: v.literal('delete'), id, base: draft }),
  v.strictObject({ channel: v.literal('keep'), ...named, stay: v.string() }),
  v.strictObject({ channel: v.literal('decline'), ...named, asked: valuesSchema(askedFields) }),
])

/** The owners' entries of a stored channel. */
export function draftOf({ id: _id, version: _version, pulled: _pulled, ...draft }: Channel) {
  return draft satisfies ChannelDraft
}

/** The channel's name in an operation. */
export function channelNameIn(operation: ChannelOperation): string {
  if ('name' in operation) return operation.name
  return 'wanted' in operation ? operation.wanted.name : operation.base.name
}

/** The operation that undoes another; `null` if nothing does. */
export function undoOfChannel(operation: ChannelOperation): ChannelOperation | null {
  switch (operation.channel) {
    case 'add':
      return { channel: 'delete', id: operation.id, base: operation.wanted }
    case 'delete':
      return { channel: 'add', id: operation.id, wanted: operation.base }
    case 'edit':
      return { ...operation, ...undoOfEdit(operation) }
    case 'keep':
    case 'decline':
      return null
  }
}

/** Whether it is the same event in a calendar. */
export function isSameEvent(one: StoredAsked, other: StoredAsked): boolean {
  return one.uid === other.uid && one.from === other.from && one.to === other.to
}

/** The channels with the pending operations applied. */
export function channelsWithPending(
  channels: readonly Channel[],
  pending: readonly ChannelOperation[],
): readonly Channel[] {
  if (pending.length === 0) return channels
  const ids = new Set([...channels, ...pending].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const stored = channels.find((channel) => channel.id === id) ?? null
    const mine = pending.filter((operation) => operation.id === id)
    return mine.reduce(channelAfter, stored) ?? []
  })
}

function channelAfter(channel: Channel | null, operation: ChannelOperation): Channel | null {
  switch (operation.channel) {
    case 'add':
      return channel ?? { ...operation.wanted, id: operation.id, version: 1, pulled: null }
    case 'delete':
      return null
    case 'edit': {
      if (!channel || !lastEdit([operation], channel.version)) return channel
      const pulled = channel.url === operation.wanted.url ? channel.pulled : null
      return { ...operation.wanted, id: operation.id, version: operation.version + 1, pulled }
    }
    case 'keep':
    case 'decline':
      return channel?.pulled
        ? { ...channel, pulled: pulledAfter(channel.pulled, operation) }
        : channel
  }
}

function pulledAfter(
  pulled: NonNullable<Channel['pulled']>,
  operation: Extract<ChannelOperation, { channel: 'keep' | 'decline' }>,
) {
  if (operation.channel === 'decline')
    return {
      ...pulled,
      asked: pulled.asked.map((each) =>
        isSameEvent(each, operation.asked) ? { ...each, declined: true as const } : each,
      ),
    }
  const missing = pulled.missing.get(operation.stay)
  if (!missing) return pulled
  return {
    ...pulled,
    missing: new Map([...pulled.missing, [operation.stay, { ...missing, kept: true as const }]]),
  }
}
