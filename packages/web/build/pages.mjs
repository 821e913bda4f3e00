const tags = { en: 'en', zh: 'zh-CN', vi: 'vi' }
export const languages = Object.keys(tags)

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** One first HTML: the template with the drawn page, and a preload for the texts of its language. */
export function pageOf(template, language, drawn, preloads) {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ')
  return template
    .replace('%LANG%', tags[language])
    .replace('%TITLE%', () => escapeHtml(drawn.title))
    .replace('%DESCRIPTION%', () => escapeHtml(drawn.description))
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('%PAGE%', () => drawn.html)
}
