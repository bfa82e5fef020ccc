import { expect, test, vi } from 'vitest'
import { readOnChange } from './season.ts'

function reader() {
  const read = vi.fn<(id: string, ...said: unknown[]) => string>((id, ...said) =>
    [id, ...said].join(' '),
  )
  return { read, all: readOnChange(read) }
}

test('reads a record again only when either half of it has changed', () => {
  const { read, all } = reader()
  const [dates, details] = [
    new Map([['a', 1]]),
    new Map([
      ['a', 2],
      ['b', 3],
    ]),
  ]
  expect([...all(dates, details).values()]).toEqual(['a 1 2', 'b  3'])
  read.mockClear()

  const changed = all(dates, new Map([...details, ['b', 4]]))

  expect([...changed.values()]).toEqual(['a 1 2', 'b  4'])
  expect(read.mock.calls).toEqual([['b', undefined, 4]])
})

test('a removed record is gone, and is read again when it returns', () => {
  const { read, all } = reader()
  all(new Map([['a', 1]]))
  expect([...all(new Map())]).toEqual([])
  read.mockClear()

  expect([...all(new Map([['a', 1]])).values()]).toEqual(['a 1'])
  expect(read).toHaveBeenCalledOnce()
})

test('without changes the same value is returned', () => {
  const { all } = reader()
  const stored = new Map([['a', 1]])

  expect(all(stored)).toBe(all(stored))
})
