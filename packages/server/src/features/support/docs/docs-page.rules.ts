import { escapeHtml as text } from '@fairway/contract/shared/escape-html'
import { authenticationSection } from './authentication.section.ts'
import type { describeCalls } from './description.rules.ts'

type Description = ReturnType<typeof describeCalls>
interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
}
interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Schema
}
interface Operation {
  summary: string
  description: string
  operationId: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  'x-line'?: unknown
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
  security: unknown[]
}
interface Call {
  method: string
  path: string
  call: Operation
}

const json = (value: unknown) => `<pre tabindex="0"><code>${text(JSON.stringify(value, null, 2))}</code></pre>`

/** The values that a parameter can have, in a few words. */
function valuesOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.map((value) => `<code>${text(String(value))}</code>`).join(', ')}`
  if (schema.const !== undefined) return `<code>${text(String(schema.const))}</code>`
  if (schema.anyOf) return schema.anyOf.map(valuesOf).join(' or ')
  const { minLength, maxLength, minimum, maximum } = schema
  const bounds = [
    minLength && maxLength === minLength ? `${minLength} characters` : maxLength && `at most ${maxLength} characters`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
  ].filter(Boolean)
  return [schema.type ?? 'text', ...bounds].join(', ')
}

const parameterRow = ({ name, in: place, required, description = '', schema }: Parameter) =>
  `<tr><th scope="row"><code>${text(name)}</code></th><td>${place}${required ? ', required' : ''}</td>` +
  `<td>${text(description)}<br><small>${valuesOf(schema)}</small></td></tr>`

const parametersOf = ({ parameters }: Operation) =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4><div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Place</th>
<th scope="col">Meaning</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`

/** A call that anybody may try from here: it reads, needs no key, and its answer is text. */
const canBeTried = ({ method, call }: Call) =>
  method === 'get' &&
  call.security.length === 0 &&
  Object.keys(call.responses['200']?.content ?? {}).every((media) => media === 'application/json')

function fieldOf({ operationId }: Operation, { name, in: place, required, schema }: Parameter) {
  const id = `${operationId}-${name}`
  const mandatory = required ? ' required' : ''
  const data = ` id="${text(id)}" name="${text(name)}" data-in="${place}"${mandatory}`
  const options = schema.enum ?? schema.anyOf?.flatMap(({ enum: values = [] }) => values) ?? []
  const field =
    options.length > 0
      ? `<select${data}>${required ? '' : '<option value=""></option>'}${options.map((one) => `<option>${text(String(one))}</option>`).join('')}</select>`
      : `<input${data}${schema.maxLength ? ` maxlength="${schema.maxLength}"` : ''} autocomplete="off" spellcheck="false">`
  return `<label for="${text(id)}">${text(name)}${required ? '' : ' (optional)'}</label>${field}`
}

/** Works without script as well: the answer then opens in a tab of its own. */
const tryOf = ({ path, call }: Call) =>
  `<details class="try"><summary>Try it</summary><form action="${text(path)}" method="get" target="_blank" data-path="${text(path)}">
${call.parameters.map((parameter) => fieldOf(call, parameter)).join('')}<p><button>Send</button></p><p role="status"></p><pre hidden tabindex="0"></pre></form></details>`

function sectionOf({ method, path, call }: Call) {
  const [media, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
  const answers = Object.entries(call.responses)
    .map(([status, answer]) => `<dt>${status}</dt><dd>${answer.description.split('\n\n').map(text).join('<br>')}</dd>`)
    .join('')
  const reply = Object.values(call.responses['200']?.content ?? {})[0]?.schema
  return `<section id="${call.operationId}"><h3><span class="method">${method.toUpperCase()}</span> <code>${text(path)}</code></h3>
<p>${text(call.summary)} <em>${text(call.description)}</em></p>${parametersOf(call)}
${media ? `<details><summary>Body, ${text(media)}</summary>${json(call['x-line'] ?? body?.schema)}</details>` : ''}
<details><summary>Reply</summary>${json(reply)}</details><details><summary>Answers</summary><dl>${answers}</dl></details>
${canBeTried({ method, path, call }) ? tryOf({ method, path, call }) : ''}</section>`
}

/** What a search looks through: method, address, summary, parameters and error codes. */
const searched = ({ method, path, call }: Call) =>
  [method, path, call.summary, ...call.tags, ...call.parameters.map(({ name }) => name), ...codesOf(call)]
    .join(' ')
    .toLowerCase()
const codesOf = ({ responses }: Operation) =>
  Object.values(responses).flatMap(({ description }) => description.match(/\b[A-Z]{2,4}\d{4}\b/g) ?? [])

const entryOf = (one: Call) =>
  `<li data-text="${text(searched(one))}"><a href="#${one.call.operationId}"><b>${one.method.toUpperCase()}</b> ${text(one.path)}<span>${text(one.call.summary)}</span></a></li>`

/** The description as a page to read. A script adds the search; all that is written can be read without it. */
export function renderDocs(description: Description): string {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call: call as Operation })),
  ) // as describeCalls wrote them
  const areas = [...new Set(calls.flatMap(({ call }) => call.tags))].sort()
  const inArea = (area: string) => calls.filter(({ call }) => call.tags.includes(area))
  const contents = areas.map((area) => `<div><h2>${area}</h2><ul>${inArea(area).map(entryOf).join('')}</ul></div>`)
  const sections = areas.map((area) => `<h2>${area}</h2>${inArea(area).map(sectionOf).join('\n')}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairway: the calls</title><meta name="description" content="Every call of the portal and of its carrier API."><link rel="stylesheet" href="/docs.css">
<script src="/docs.js" defer></script></head>
<body><nav aria-label="Calls"><h1>Fairway ${description.info.version}</h1><p><a href="#authentication">How to authenticate</a> · <a href="/openapi.json">OpenAPI description</a></p>
<search hidden><label for="search">Search calls</label><input id="search" type="search" placeholder="Address, word, parameter or code" autocomplete="off"><p role="status"></p></search>${contents.join('')}</nav>
<main>${authenticationSection}${sections.join('\n')}</main></body></html>`
}
