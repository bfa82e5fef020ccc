import { expect, test } from 'vitest'
import { type Section, toTable } from './table.ts'

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
    title: 'beside the page without scripts',
    figures: [
      { what: 'LCP', value: 900, unit: 'ms', floor: 750 },
      { what: 'seo', value: 92, unit: 'score', budget: 100 },
      { what: '/en', value: null, unit: 'score', note: 'not prerendered' },
    ],
  },
]

test('groups the figures and shows budgets, what exceeds them, and the page without scripts', () => {
  expect(toTable(SECTIONS, 'two processors')).toBe(`\
figure             value      budget  note
────────────────────────────────────────────────────────────────────────────────────────────────────
weight: on a phone
  JavaScript     97.2 kB  ≤ 110.0 kB  9 files
  hero picture  120.0 kB   ≤ 90.0 kB  EXCEEDED

lighthouse: beside the page without scripts
  LCP             900 ms              without scripts 750 ms
  seo                 92       ≥ 100  EXCEEDED
  /en                  –              not prerendered

two processors`)
})
