import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, parseMarkdown, plainText, refusedLinks } from './markdown.rules.ts'
import { type Inline, linkAddress } from './markdown-inline.rules.ts'

/** The tree in short: one line for each block. */
const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'break') return '↵'
      if ('text' in part) return part.kind === 'code' ? `code(${part.text})` : part.text
      return `${part.kind}${'href' in part ? `[${part.href}]` : ''}(${wordsOf(part.content)})`
    })
    .join('')
const lineOf = (block: Block): string => {
  if (block.kind === 'rule') return 'rule'
  if (block.kind === 'code') return `code: ${block.text}`
  if (block.kind === 'table')
    return `table: ${[block.head, ...block.rows].map((row) => row.map(wordsOf).join(' | ')).join(' / ')}`
  if (block.kind === 'list')
    return `${block.start ?? 'bullets'}: ${block.items.map(({ content, list }) => wordsOf(content) + (list ? ` {${lineOf(list)}}` : '')).join('; ')}`
  return `${block.kind === 'heading' ? `h${block.level}` : block.kind}: ${wordsOf(block.content)}`
}
const linesOf = (text: string) => parseMarkdown(text).map(lineOf)

describe('a text in Markdown', () => {
  it('is read into headings, paragraphs, lists, quotes, code, rules and tables', () => {
    const text = `# Chinese New Year
Ningbo closes **for a week**.
Book *early*.

1. Send the SI
2. Return the VGM
   - by 17:00
   - with a ticket
- a list of its own

> Rates are subject to change.

| Port | Rate |
|---|---:|
| Long Beach | USD 135 |
| Oakland |

---
\`\`\`
<b>as it is</b>
\`\`\``
    expect(linesOf(text)).toEqual([
      'h2: Chinese New Year',
      'paragraph: Ningbo closes strong(for a week). Book emphasis(early).',
      '1: Send the SI; Return the VGM {bullets: by 17:00; with a ticket}',
      'bullets: a list of its own',
      'quote: Rates are subject to change.',
      'table: Port | Rate / Long Beach | USD 135 / Oakland | ',
      'rule',
      'code: <b>as it is</b>',
    ])
  })

  it.each([
    ['lines join with a space, Chinese ones without', '宁波港\n停止作业\nand so on', 'paragraph: 宁波港停止作业 and so on'],
    ['two spaces or a backslash begin a new line', 'one  \ntwo\\\nthree', 'paragraph: one↵two↵three'],
    ['a backslash takes a sign its meaning', '\\*no\\* \\[x\\](y)', 'paragraph: *no* [x](y)'],
    ['names with underlines stay whole', 'contract_no and item_no', 'paragraph: contract_no and item_no'],
    ['a lonely mark is a sign', '2 * 3 and **open', 'paragraph: 2 * 3 and **open'],
    ['a link has words and an address', '[terms](https://a.example/x)', 'paragraph: link[https://a.example/x](terms)'],
    ['an own path is a link', '[book](/bookingRequest?type=new)', 'paragraph: link[/bookingRequest?type=new](book)'],
    ['an address links itself, without the full stop', 'See https://a.example/x.', 'paragraph: See link[https://a.example/x](https://a.example/x).'],
    ['a Chinese sentence ends behind an address', '见 https://a.example/x。', 'paragraph: 见 link[https://a.example/x](https://a.example/x)。'],
    ['a picture is its description', '![ship](https://a.example/s.png)', 'paragraph: link[https://a.example/s.png](ship)'],
    ['HTML is text', '<img src=x onerror=alert(1)>', 'paragraph: <img src=x onerror=alert(1)>'],
  ])('%s', (_what, text, line) => expect(linesOf(text)).toEqual([line])) // biome-ignore format: one line for each

  it.each([
    ['## a\n### b\n## c', ['h2: a', 'h3: b', 'h2: c']],
    ['### a', ['h2: a']],
    ['# a\n### b\n## c', ['h2: a', 'h3: b', 'h3: c']],
  ])('leaves out no level of headings: %j', (text, lines) => expect(linesOf(text)).toEqual(lines))

  it('gives its words alone for search and feeds', () => {
    const blocks = parseMarkdown('## Fees\n- **CTF** [now](/x)\n\n|a|b|\n|-|-|\n|1|2|')
    expect(plainText(blocks)).toBe('Fees CTF now a b 1 2')
  })

  it('loses signs that turn text around', () =>
    expect(linesOf('[\u202egnp.exe](https://a.example/)')).toEqual(['paragraph: link[https://a.example/](gnp.exe)']))
})

describe('an address of a link', () => {
  it.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x',
    'file:///etc/passwd', 'mailto:a@b.example', '//evil.example', '/\\evil.example', '\\\\evil.example', 'https:evil.example',
    'http://', 'https://user:secret@a.example/', 'https://paypal.example@evil.example', 'blob:https://a.example/x', 'x', '', '#top',
    '/a b', '/a\nb',
  ])('%j is refused', (address) => expect(linkAddress(address)).toBeUndefined()) // biome-ignore format: one list

  it('keeps its words where it is refused, and is named', () => {
    const blocks = parseMarkdown('[click](javascript:void) and **[x](//evil.example)**')
    expect(blocks.map(lineOf)).toEqual([
      'paragraph: refusedLink[javascript:void](click) and strong(refusedLink[//evil.example](x))',
    ])
    expect(refusedLinks(blocks)).toEqual(['javascript:void', '//evil.example'])
  })
})

const hrefsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(hrefsIn)
    : typeof value === 'object' && value !== null
      ? [
          ...('kind' in value && value.kind === 'link' && 'href' in value ? [String(value.href)] : []),
          ...Object.values(value).flatMap(hrefsIn),
        ]
      : []

describe('any text at all', () => {
  const pieces = fc.constantFrom(
    ...['*', '**', '_', '`', '[', ']', '(', ')', '](', '![', 'javascript:', 'https://', '/', '//', '\\', '\n', '  ', '- ', '1. ', '> ', '|', '|-|', '#', '```', 'a', '中', '<b>', '"'], // biome-ignore format: one list
  )
  it('gives a tree whose links lead to http, https or own paths', () =>
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => {
        for (const href of hrefsIn(parseMarkdown(parts.join(''))))
          expect(href).toMatch(/^(https?:\/\/[^/@\s]+|\/(?![/\\]))/)
      }),
    ))

  it('loses no letter of plain words', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-gi-z]{1,8}$/), { minLength: 1, maxLength: 20 }), (words) => {
        expect(plainText(parseMarkdown(words.join(' ')))).toBe(words.join(' '))
      }),
    ))

  it.each(['[', '*', '**', '`', '_', '![', '> ', '- ', '  - ', '|', '\\', '[a](', '**a', 'https://'])(
    'is read to its end where it is 20 000 signs of %j',
    (piece) => expect(plainText(parseMarkdown(piece.repeat(20_000 / piece.length))).length).toBeLessThanOrEqual(20_000),
  )
})
