import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

/** The class of elements below the first view, which ends at the first of them. */
const LATER = 'later'

/** Pseudo-elements of form fields only. */
const OF_FIELDS = /::(?!before|after|selection|backdrop)/

/** The HTML of a page's first view; the whole page without a later part. */
export function firstViewOf(html: string): string {
  const end = html.search(new RegExp(`<[a-z]+ [^>]*class="(?:[^"]* )?${LATER}[ "]`))
  return end === -1 ? html : html.slice(0, end)
}

/** Inlined before the whole stylesheet, which overrides these rules once loaded. */
export function stylesFor(html: string, css: string): string {
  const root = postcss.parse(css)
  const classes = new Set([LATER])
  for (const [, list = ''] of html.matchAll(/class="([^"]*)"/g))
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
      classes.add(name)
  const kinds = new Set(['html', 'body'])
  for (const [, kind = ''] of html.matchAll(/<([a-z]\w*)/g)) kinds.add(kind)

  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const used = rule.selectors.filter(
      (selector) =>
        classesIn(selector).every((name) => classes.has(name)) &&
        kindsIn(selector).every((kind) => kinds.has(kind)) &&
        !OF_FIELDS.test(selector),
    )
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove()
  })
  dropUnused(root)
  root.walkComments((comment) => void comment.remove())
  return root.toString()
}

/** Removes unused variables, and those that only they use. */
function dropUnused(root: Root) {
  for (let before = -1; before !== count(root);) {
    before = count(root)
    const values: string[] = []
    root.walkDecls(({ value }) => void values.push(value))
    const text = values.join(' ')
    const named = new Set(text.match(/--[\w-]+/g))
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules('property', (rule) => {
      if (!named.has(rule.params)) rule.remove()
    })
    root.walkAtRules('keyframes', (rule) => {
      if (!text.includes(rule.params)) rule.remove()
    })
    dropEmpty(root)
  }
}

function count(root: Root): number {
  let declarations = 0
  root.walkDecls(() => void (declarations += 1))
  return declarations
}

function dropEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}

function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'
}

/** The classes in a selector, unescaped. */
function classesIn(selector: string): string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)
  return Array.from(names, ([, name = '']) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex?: string, letter?: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (letter ?? ''),
    ),
  )
}

/** The element types of a selector, without those within parentheses. */
function kindsIn(selector: string): string[] {
  const plain = selector.replaceAll(/\[[^\]]*\]|\\.|\((?:[^()]|\([^()]*\))*\)/g, '')
  return Array.from(plain.matchAll(/(?<![\w.#:&\\-])[a-z][a-z0-9]*/g), ([kind]) => kind)
}
