const tags = { en: 'en', zh: 'zh-CN', vi: 'vi' }
export const languages = Object.keys(tags)

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

const linkOf = (file) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** One first HTML: the template with the rendered page, and preload links to everything that the page needs. */
export function pageOf(template, language, drawn, preloads) {
  const links = preloads.map(linkOf).join('\n    ')
  return template
    .replace('%LANG%', tags[language])
    .replace('%TITLE%', () => escapeHtml(drawn.title))
    .replace('%DESCRIPTION%', () => escapeHtml(drawn.description))
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('%PAGE%', () => drawn.html)
}
