import { useEffect, useSyncExternalStore } from 'react'
import type { Prices } from '#domain/prices/prices.ts'
import { followPrices } from '#firebase/pricesStream.ts'
import { useTabVisible } from './useTabVisible.ts'

const HIDDEN_LIMIT_MS = 60_000

// Two parts of the page show prices and wake by themselves; the line is one for both.
const watchers = new Set<() => void>()
let known: Prices | null = null
let holders = 0
let letGo = () => {}

/**
 * The prices as last heard, `null` before: asked for when a part of the page that shows them is `near`, live while it is
 * looked at, and kept when the line is let go or lost.
 */
export function usePrices(near: boolean): Prices | null {
  const listening = useTabVisible(HIDDEN_LIMIT_MS) && near
  useEffect(() => (listening ? hold() : undefined), [listening])
  return useSyncExternalStore(watch, readKnown, readNone)
}

function hold(): () => void {
  if (holders === 0) letGo = followPrices(giveNews)
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) letGo()
  }
}

function giveNews(prices: Prices) {
  known = prices
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function readKnown(): Prices | null {
  return known
}

function readNone(): Prices | null {
  return null
}
