// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reveal } from './Reveal.tsx'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'> & { top: number }

let report: ((entry: Entry) => void) | null

class Observer {
  constructor(callback: (entries: unknown[]) => void) {
    report = ({ isIntersecting, top }) =>
      callback([{ isIntersecting, boundingClientRect: new DOMRect(0, top, 100, 100) }])
  }
  observe() {}
  disconnect() {
    report = null
  }
}

function stubMotion(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }))
}

beforeEach(() => {
  report = null
  vi.stubGlobal('IntersectionObserver', Observer)
  stubMotion(false)
})
afterEach(() => vi.unstubAllGlobals())

const state = () => screen.getByText('lavender').dataset['reveal']

test('is plain, visible HTML before any script runs', () => {
  expect(renderToString(<Reveal>lavender</Reveal>)).toBe('<div>lavender</div>')
})

test('is hidden below the fold, and shown once when a reader scrolls there', () => {
  render(<Reveal>lavender</Reveal>)
  expect(state()).toBeUndefined()

  report?.({ isIntersecting: false, top: window.innerHeight })
  expect(state()).toBe('waiting')
  report?.({ isIntersecting: true, top: 300 })
  expect(state()).toBe('shown')
  expect(report).toBeNull()
})

test.each([
  ['in the first view already', 20],
  ['above it, after a jump', -500],
])('is never hidden when it is %s', (_, top) => {
  render(<Reveal>lavender</Reveal>)

  report?.({ isIntersecting: false, top })

  expect(state()).toBeUndefined()
  expect(report).toBeNull()
})

test('does not animate with reduced motion', () => {
  stubMotion(true)

  render(<Reveal>lavender</Reveal>)

  expect(report).toBeNull()
})
