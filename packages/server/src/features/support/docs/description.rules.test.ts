import { calls } from '@fairway/contract/calls'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { describe, expect, it } from 'vitest'
import { describeCalls } from './description.rules.ts'
import { renderDocs } from './docs-page.rules.ts'
import { parameterText } from './parameter-texts.ts'

describe('the description of the calls', () => {
  it('says of every parameter what it is', () => {
    const parameters = (calls as readonly Endpoint[]).flatMap(({ path, params, query }) =>
      Object.keys({ ...params?.shape, ...query?.shape }).map((name) => ({ path, name })),
    ) // every call is one
    expect(parameters.length).toBeGreaterThan(200)
    expect(parameters.filter(({ path, name }) => !parameterText(path, name))).toEqual([])
  })

  it('is written as a page in which every call stands once, and public ones that read can be tried', () => {
    const page = renderDocs(describeCalls(calls))
    for (const { method, path } of calls) expect(page).toContain(`<b>${method}</b> ${path.replace(/:(\w+)/g, '{$1}')}<`)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBe(new Set(ids).size)
    const tried = [...page.matchAll(/<form action="([^"]+)"/g)].map(([, path]) => path)
    expect(tried).toContain('/api/cargopub/search')
    expect(tried).not.toContain('/api/cargo/search')
    expect(page).toContain('BR0011: The customer reference [1] is already used.')
    expect(page).not.toMatch(/<script(?! src="\/docs\.js" defer><\/script>)|style=/)
  })
})
