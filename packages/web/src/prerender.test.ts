import { type Language, languages } from '@fairway/contract/shared/language'
import { isPage } from '@fairway/contract/shared/pages'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { createPortalRouter } from './app/routes.tsx'
import { draw } from './prerender.tsx'

const heading: Record<Language, string> = {
  en: 'Track your cargo',
  zh: '查询您的货物',
  vi: 'Tra cứu hàng hóa của bạn',
}

describe.each(languages)('the first HTML in %s', (language) => {
  it('already shows the home page with its field, and leaves the carrier to the server', async () => {
    const { html, title, description } = await draw('home', language)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading[language]}</h1>`))
    expect(html).toContain('name="q"')
    expect(html).toContain('%CARRIER_NAME%')
    expect(html).not.toContain('<footer')
    expect(title).toBe(`${heading[language]} · %CARRIER_NAME%`)
    expect(description).toContain('%CARRIER_NAME%')
  })

  it('frames every other page between header and footer', async () => {
    const { html } = await draw('frame', language)
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<footer/)
    expect(html).toContain('© 2022 %CARRIER_NAME%')
    expect(html).toContain('0.10.1')
    expect(html).not.toContain('<h1')
  })

  it('contains nothing that the content security policy would block', async () => {
    const { html } = await draw('home', language)
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|https?:/)
  })
})

it('has only pages that the server answers with 200', async () => {
  const router = createPortalRouter({ drawing: true, history: createMemoryHistory() })
  await router.options.context.addPages()
  const paths = Object.keys(router.routesByPath).map((path) => path.replace(/\$\w+/g, 'X'))
  expect(paths).toEqual(expect.arrayContaining(['/containerDetails/X/X', '/bookingDetails/X']))
  expect(paths.filter((path) => !isPage(path))).toEqual([])
})
