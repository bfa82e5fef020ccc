import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { anyText } from '#domain/testingHarm.ts'
import { textCell } from './csvCell.ts'

test('no part of a cell begins with a formula, whatever a spreadsheet’s separator', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      const file = papa.unparse([texts.map(textCell)], { delimiter: ';', newline: '\r\n' })

      for (const delimiter of [';', ',', '\t'])
        for (const cell of papa.parse<string[]>(file, { delimiter }).data.flat())
          expect(cell).not.toMatch(/^"*[=@+-]/)
    }),
  )
})
