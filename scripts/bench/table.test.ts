import { expect, test } from 'vitest'
import { type Section, toJson, toTable } from './table.ts'

const SECTIONS: readonly Section[] = [
  {
    name: 'weight',
    title: 'on a phone',
    figures: [
      { what: 'JavaScript', value: 97_200, unit: 'bytes', budget: 110_000, note: '9 files' },
      { what: 'hero picture', value: 120_000, unit: 'bytes', budget: 90_000 },
    ],
  },
  {
    name: 'lighthouse',
    title: 'beside the floor',
    figures: [
      { what: 'LCP', value: 900, unit: 'ms', floor: 750 },
      { what: '/en', value: null, unit: 'score', note: 'not prerendered' },
    ],
  },
]

test('the table groups the figures and shows budget, verdict and floor beside them', () => {
  expect(toTable(SECTIONS, 'two processors')).toBe(`\
figure             value      budget  verdict   note
────────────────────────────────────────────────────────────────────────────────────────────────────
weight: on a phone
  JavaScript     97.2 kB  ≤ 110.0 kB  kept      9 files
  hero picture  120.0 kB   ≤ 90.0 kB  exceeded

lighthouse: beside the floor
  LCP             900 ms                        floor 750 ms, 1.20 ×
  /en                  –                        not prerendered

two processors`)
})

test('machines get plain numbers and the verdicts', () => {
  expect(JSON.parse(toJson(SECTIONS, 'two processors'))).toMatchObject({
    machine: 'two processors',
    sections: [
      { name: 'weight', figures: [{ value: 97_200, verdict: 'kept' }, { verdict: 'exceeded' }] },
      { name: 'lighthouse', figures: [{ floor: 750, verdict: null }, { value: null }] },
    ],
  })
})
