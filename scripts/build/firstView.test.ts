import { expect, test } from 'vitest'
import { firstViewOf, stylesFor } from './firstView.ts'

const HTML = '<main><h1 class="text-lg md:p-2.5 [&amp;_p]:mt-1">Villa</h1>'

test('the first view ends at the first element that comes later', () => {
  expect(firstViewOf(`${HTML}<section id="a" class="x later y">…</section>`)).toBe(HTML)
  expect(firstViewOf(`${HTML}<p class="collateral">…</p>`)).toBe(
    `${HTML}<p class="collateral">…</p>`,
  )
})

test.each([
  ['a class it has', '.text-lg{font-size:2rem}', true],
  ['a class it has not', '.text-sm{font-size:1rem}', false],
  ['an escaped class', '@media (min-width:48rem){.md\\:p-2\\.5{padding:1rem}}', true],
  ['a class with brackets', '.\\[\\&_p\\]\\:mt-1 p{margin:0}', false],
  ['a class with brackets, alone', '.\\[\\&_p\\]\\:mt-1{margin:0}', true],
  ['a class that begins with a digit', '.\\32 xl\\:p-1{padding:0}', false],
  ['two classes, one of which it has', '.text-lg .dark{color:red}', false],
  ['an element it has', 'h1{margin:0}', true],
  ['an element it has not', 'dialog{margin:auto}', false],
  ['an element inside a condition', '.text-lg:not(dialog){margin:auto}', true],
  ['a state of the page', '[data-bare] .later{display:none}', true],
  ['a part of a field', 'h1::file-selector-button{border:0}', false],
  ['a font that is a file', '@font-face{font-family:A;src:url(a.woff2)}', false],
  ['a font of the system', '@font-face{font-family:B;src:local(Arial)}', true],
])('%s: keeps only the needed rules', (_, rule, stays) => {
  expect(stylesFor(HTML, rule)).toBe(stays ? rule : '')
})

test('keeps only the matching selectors of a list', () => {
  expect(stylesFor(HTML, 'h1,h2{margin:0}')).toBe('h1{margin:0}')
})

test('keeps only the variables, properties and keyframes that a rule uses', () => {
  const css = [
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}',
    '@property --a{syntax:"*";inherits:false}',
    '@property --c{syntax:"*";inherits:false}',
    '@keyframes sway{50%{rotate:3deg}}',
    '@keyframes bob{50%{rotate:7deg}}',
    'h1{margin:var(--a);animation:sway 1s}',
  ].join('')

  expect(stylesFor(HTML, css)).toBe(
    ':root{--a:var(--b);--b:1px}@property --a{syntax:"*";inherits:false}@keyframes sway{50%{rotate:3deg}}h1{margin:var(--a);animation:sway 1s}',
  )
})
