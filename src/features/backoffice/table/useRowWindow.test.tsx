// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowWindow } from './useRowWindow.ts'

type Asked = { question: string; anchor: number; count: number }

/** All windows that were drawn, one after the other, as the places where they begin and end. */
function drawing(initialProps: Asked) {
  const drawn: [from: number, until: number][] = []
  const rendered = renderHook(
    ({ question, anchor, count }: Asked) => {
      const rows = useRowWindow(question, anchor, count)
      drawn.push([rows.from, rows.until])
      return rows
    },
    { initialProps },
  )
  return { drawn, ...rendered }
}

test('a new list is drawn screen by screen, and one that changes goes on as it stands', () => {
  const { drawn, rerender } = drawing({ question: 'all', anchor: 100, count: 300 })
  expect(drawn).toEqual([
    [100, 112],
    [100, 124],
    [100, 136],
    [100, 148],
    [100, 160],
  ])

  drawn.length = 0
  rerender({ question: 'all', anchor: 101, count: 301 })
  expect(drawn).toEqual([[101, 161]])

  drawn.length = 0
  rerender({ question: 'ada', anchor: 0, count: 30 })
  expect(drawn[0]).toEqual([0, 12])
  expect(drawn.at(-1)).toEqual([0, 30])
})

test('what is asked for beyond it comes beside what stands there', () => {
  const { drawn, result } = drawing({ question: 'all', anchor: 100, count: 300 })

  drawn.length = 0
  act(() => result.current.showMore('earlier'))
  act(() => result.current.showMore('later'))

  // The rows on show are among those of every drawing.
  expect(drawn.filter(([from, until]) => from > 100 || until < 160)).toEqual([])
  expect(drawn.at(-1)).toEqual([40, 220])
})
