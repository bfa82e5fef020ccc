import { expect, test } from 'vitest'
import { isPrerendered, withoutScripts } from './withoutScripts.ts'

test('removing a page’s scripts keeps everything else', () => {
  const page = `<head><link rel="modulepreload" href="/a.js"><link rel="preload" href="/b.js" as="script">
<link rel="preload" as="image" href="/hero.avif"><style>p{}</style><script type="module" src="/a.js"></script></head>
<body><div id="root"><p>Villa</p></div><script>import('/a.js').then(() => "<p>")</script></body>`

  expect(withoutScripts(page)).toBe(`<head>
<link rel="preload" as="image" href="/hero.avif"><style>p{}</style></head>
<body><div id="root"><p>Villa</p></div></body>`)
})

test.each([
  ['<body><div id="root"><main>Villa</main></div></body>', true],
  ['<body><div id="root"><!--$--><main>Villa</main></div></body>', true],
  ['<body><div id="root"></div></body>', false],
  ['<body><div id="root">\n</div></body>', false],
  ['<body>404</body>', false],
])('whether %s is prerendered: %s', (html, expected) => {
  expect(isPrerendered(html)).toBe(expected)
})

test('a page without its scripts shows its noscript content', () => {
  expect(withoutScripts('<noscript><link rel="stylesheet" href="/a.css"></noscript>')).toBe(
    '<link rel="stylesheet" href="/a.css">',
  )
})
