import type { describeCalls } from './description.rules.ts'

type Description = ReturnType<typeof describeCalls>
interface Operation {
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  'x-line'?: unknown
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
}

const text = (value: string) => value.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
const json = (value: unknown) => `<pre tabindex="0"><code>${text(JSON.stringify(value, null, 2))}</code></pre>`
const anchor = (method: string, path: string) => `${method}-${path.replace(/[^a-zA-Z0-9]+/g, '-')}`

function section(method: string, path: string, call: Operation) {
  const parameters =
    call.parameters.length === 0
      ? ''
      : `<h4>Parameters</h4><ul>${call.parameters
          .map((one) => `<li><code>${text(one.name)}</code> in ${one.in}${one.required ? ', required' : ''}</li>`)
          .join('')}</ul>`
  const [media, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const answers = Object.entries(call.responses)
    .map(([status, answer]) => `<dt>${status}</dt><dd>${answer.description.split('\n\n').map(text).join('<br>')}</dd>`)
    .join('')
  const reply = Object.values(call.responses['200']?.content ?? {})[0]?.schema
  return `<section id="${anchor(method, path)}"><h3><span class="method">${method.toUpperCase()}</span> <code>${text(path)}</code></h3>
<p>${text(call.summary)} <em>${text(call.description)}</em></p>${parameters}
${media ? `<details><summary>Body, ${text(media)}</summary>${json(call['x-line'] ?? body?.schema)}</details>` : ''}
<details><summary>Reply</summary>${json(reply)}</details><h4>Answers</h4><dl>${answers}</dl></section>`
}

/** The description as a page to read, with no script in it. */
export function renderDocs(description: Description): string {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call: call as Operation })),
  ) // as describeCalls wrote them
  const tags = [...new Set(calls.flatMap(({ call }) => call.tags))]
  const contents = tags
    .map(
      (tag) =>
        `<h2>${tag}</h2><ul>${calls
          .filter(({ call }) => call.tags.includes(tag))
          .map(
            ({ method, path }) =>
              `<li><a href="#${anchor(method, path)}">${method.toUpperCase()} ${text(path)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairway: the calls</title><meta name="description" content="Every call of the portal and of its carrier API."><link rel="stylesheet" href="/docs.css"></head>
<body><nav aria-label="Calls"><h1>Fairway ${description.info.version}</h1><p><a href="/openapi.json">openapi.json</a></p>${contents}</nav>
<main>${calls.map(({ method, path, call }) => section(method, path, call)).join('\n')}</main></body></html>`
}

export const docsStyle = `:root{color-scheme:light dark;--page:#f6f8fa;--surface:#fff;--ink:#0b1f33;--soft:#4a5d70;--line:#d8e1e9;--accent:#0b6e8a}
@media (prefers-color-scheme:dark){:root{--page:#0b1420;--surface:#111d2b;--ink:#e6edf3;--soft:#9db0c2;--line:#24364a;--accent:#4fb3cf}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:320px 1fr}
nav{padding:24px;border-right:1px solid var(--line);position:sticky;top:0;height:100vh;overflow:auto;font-size:13.5px}nav ul{list-style:none;padding:0}nav li{padding:3px 0;overflow-wrap:anywhere}
nav h1{font-size:20px;margin:0}nav h2{font-size:13.5px;color:var(--soft);margin:20px 0 4px}a{color:var(--accent)}main{padding:24px;max-width:900px;min-width:0}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;margin-bottom:16px}h3{margin:0 0 8px;font-size:17px;overflow-wrap:anywhere}h4{margin:16px 0 4px;font-size:14px}
.method{color:var(--accent)}em{color:var(--soft);font-style:normal}dt{font-weight:600;float:left;width:56px}dd{margin:0 0 8px 56px}pre{overflow:auto;background:var(--page);padding:12px;border-radius:8px;font-size:13px}summary{cursor:pointer;padding:6px 0}
@media (max-width:800px){body{display:block}nav{position:static;height:auto;border:0}}`
