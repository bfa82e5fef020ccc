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

type Wishes = {
  /** A new channel. */
  add: { id: string; wanted: ChannelDraft }
  edit: { id: string } & Edit<ChannelDraft>
  delete: { id: string; base: ChannelDraft }
  /** A stay remains that the channel has removed. */
  keep: Named & { stay: string }
  /** An event blocks no nights. */
  decline: Named & { asked: StoredAsked }
}

/** An owner's operation on a channel. */
export type ChannelWish = { [W in keyof Wishes]: { channel: W } & Wishes[W] }[keyof Wishes]

const draft = valuesSchema(channelFields)
const id = v.string()
const named = { id, name: v.string() }

/** Parses a queued operation on a channel. */
export const channelSchema: v.GenericSchema<unknown, ChannelWish> = v.variant('channel', [
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
export function channelNameIn(wish: ChannelWish): string {
  if ('name' in wish) return wish.name
  return 'wanted' in wish ? wish.wanted.name : wish.base.name
}

/** The operation that undoes another; `null` if nothing does. */
export function undoOfChannel(wish: ChannelWish): ChannelWish | null {
  switch (wish.channel) {
    case 'add':
      return { channel: 'delete', id: wish.id, base: wish.wanted }
    case 'delete':
      return { channel: 'add', id: wish.id, wanted: wish.base }
    case 'edit':
      return { ...wish, ...undoOfEdit(wish) }
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
  pending: readonly ChannelWish[],
): readonly Channel[] {
  if (pending.length === 0) return channels
  const ids = new Set([...channels, ...pending].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const stored = channels.find((channel) => channel.id === id) ?? null
    const mine = pending.filter((wish) => wish.id === id)
    return mine.reduce(channelAfter, stored) ?? []
  })
}

function channelAfter(channel: Channel | null, wish: ChannelWish): Channel | null {
  switch (wish.channel) {
    case 'add':
      return channel ?? { ...wish.wanted, id: wish.id, version: 1, pulled: null }
    case 'delete':
      return null
    case 'edit': {
      if (!channel || !lastEdit([wish], channel.version)) return channel
      const pulled = channel.url === wish.wanted.url ? channel.pulled : null
      return { ...wish.wanted, id: wish.id, version: wish.version + 1, pulled }
    }
    case 'keep':
    case 'decline':
      return channel?.pulled ? { ...channel, pulled: pulledAfter(channel.pulled, wish) } : channel
  }
}

function pulledAfter(
  pulled: NonNullable<Channel['pulled']>,
  wish: Extract<ChannelWish, { channel: 'keep' | 'decline' }>,
) {
  if (wish.channel === 'decline')
    return {
      ...pulled,
      asked: pulled.asked.map((each) =>
        isSameEvent(each, wish.asked) ? { ...each, declined: true as const } : each,
      ),
    }
  const missing = pulled.missing.get(wish.stay)
  if (!missing) return pulled
  return {
    ...pulled,
    missing: new Map([...pulled.missing, [wish.stay, { ...missing, kept: true as const }]]),
  }
}
