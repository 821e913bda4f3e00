const tags = { en: 'en', zh: 'zh-CN', vi: 'vi' }
export const languages = Object.keys(tags)

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** The script puts the styles of its page into force before it draws it; until then they block nothing. */
const linkOf = (file) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * One first HTML: the template with the rendered page, and preload links to everything that the page needs. The styles of
 * the template come first: without them nothing is painted, and a browser makes six requests at a time.
 */
export function pageOf(template, language, drawn, preloads) {
  const links = preloads.map(linkOf).join('\n    ')
  const style = /<link rel="stylesheet"[^>]*>\n *|\n *<link rel="stylesheet"[^>]*>/g
  const styles = [...template.matchAll(style)].map(([link]) => link.trim())
  return template
    .replaceAll(style, '')
    .replace('<script type="module"', (start) => [...styles, start].join('\n    '))
    .replace('%LANG%', tags[language])
    .replace('%TITLE%', () => escapeHtml(drawn.title))
    .replace('%DESCRIPTION%', () => escapeHtml(drawn.description))
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('%PAGE%', () => drawn.html)
}
