import type { CDPSession, Page } from '@playwright/test'
import { en } from '../packages/web/src/features/home-search/messages/en.ts'
import { vi } from '../packages/web/src/features/home-search/messages/vi.ts'
import { zh } from '../packages/web/src/features/home-search/messages/zh.ts'
import { GEO, hold, keepBusy } from './network-faults.ts'
import { chips, expect, type Language, languages, openHome, searchField, test, trackButton } from './portal.ts'

const firstTexts = { en: { ...en, lang: 'en' }, zh: { ...zh, lang: 'zh-CN' }, vi: { ...vi, lang: 'vi' } }

test.use({ usesNewBrowser: true })

/** The page's HTML from the wire, before any script has run. */
const firstHtml = async (baseURL: string | undefined, path: string, cookie?: string) => {
  const reply = await fetch(new URL(path, baseURL), { headers: cookie === undefined ? {} : { cookie } })
  return { status: reply.status, html: await reply.text() }
}

test('the first HTML of the home page is in the chosen language', async ({ baseURL }) => {
  for (const language of languages) {
    const { lang, title, field, track } = firstTexts[language]
    const { html } = await firstHtml(baseURL, '/', `a=b; selectedLanguage=${language}; c=d`)
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toMatch(new RegExp(`<title>${title} · `))
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toMatch(new RegExp(`<input[^>]*aria-label="${field}"`))
    expect(html).toMatch(new RegExp(`<button type="submit"[^>]*>${track}</button>`))
    expect(html).not.toMatch(/%[A-Z_]+%/)
  }
})

test('the first HTML is Mandarin for a new visitor and for one with an invalid cookie', async ({ baseURL }) => {
  const cookies = [undefined, '', 'xx', 'EN', 'zh-TW', '<script>', '%00', 'en%0d%0ax: y', 'a'.repeat(3000)]
  for (const cookie of cookies) {
    const { status, html } = await firstHtml(baseURL, '/', cookie === undefined ? cookie : `selectedLanguage=${cookie}`)
    expect(status).toBe(200)
    expect(html).toContain('<html lang="zh-CN"')
    expect(html).toContain(firstTexts.zh.title)
  }
})

test('the first HTML of every other page has the frame in the chosen language', async ({ baseURL }) => {
  for (const [language, text] of [
    ['en', 'Container Search'],
    ['zh', '集装箱查询'],
    ['vi', 'Tra cứu container'],
  ] as const) {
    const { html } = await firstHtml(baseURL, '/containerList/container=FWYU4829130', `selectedLanguage=${language}`)
    expect(html).toContain(`<html lang="${firstTexts[language].lang}"`)
    expect(html).toContain(text)
  }
})

test.describe('a new browser', () => {
  test.use({ language: 'none' })

  test('sees Mandarin, and nothing flashes in another language', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/')
    await expect(heading).toHaveText(zh.title)
    await expect(page.getByRole('link', { name: '信息中心' })).toBeVisible() // the location is known: the start of the page is complete
    await expect(heading).toHaveText(zh.title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test('a visitor without a cookie but with a stored choice still gets that language', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your cargo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toContain('en')
})

const SCRIPTS = /\/assets\/.*\.js$/

test.describe('while the scripts are loading', () => {
  test('the page can be read, and hydration changes none of it', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your cargo')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *')) Object.assign(element, { drawnBefore: true })
    })
    const before = await page.locator('#root *').count()
    const placed = page.waitForResponse(GEO) // requested once the page is hydrated
    release()
    await placed
    await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
    const remaining = await page.evaluate(
      () => [...document.querySelectorAll('#root *')].filter((element) => 'drawnBefore' in element).length,
    )
    expect(remaining).toBe(before)
  })

  test('what is typed stays and is recognised', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })
    await searchField(page).pressSequentially('fwyu4829130')
    release()
    await expect(page.getByText('1 container · check digit correct')).toBeVisible()
    await expect(searchField(page)).toHaveValue(/^fwyu4829130$/i)
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  })

  test('even a submitted search leads to its result', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/', { waitUntil: 'commit' })
    await searchField(page).fill('3104482')
    await trackButton(page).click({ noWaitAfter: true })
    release()
    await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  })

  test('a submitted search with an invalid number returns with it', async ({ page }) => {
    await page.goto('/?q=FWYU4829131')
    await expect(chips(page)).toContainText('FWYU 482913 1')
    await expect(page.getByText('FWYU 482913 1 has the wrong check digit; it should be 0.')).toBeVisible()
  })
})

const hasWebFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /^"?Portal Sans"?$/.test(family) && status === 'loaded'),
  )

/** How far everything has jumped on the page that is open, as browsers count it. */
async function countJumps(page: Page) {
  await page.addInitScript(() => {
    let jumped = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) jumped += Number(entry.value)
      document.documentElement.dataset.jumped = String(jumped)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => Number((await page.locator('html').getAttribute('data-jumped')) ?? 0)
}

test('the web font comes with the next page, and a returning browser has it from the start', async ({ page }) => {
  const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await openHome(page)
  await font
  await searchField(page).fill('3104482')
  await expect(page.getByText('1 booking number')).toBeVisible()
  expect(await hasWebFont(page)).toBe(false)
  await trackButton(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  expect(await hasWebFont(page)).toBe(true)

  const jumps = await countJumps(page)
  await page.goto('/')
  await expect.poll(() => hasWebFont(page)).toBe(true)
  expect(await jumps()).toBeLessThan(0.01)
  const widths = await page.evaluate(() => {
    const widthOf = (text: string) => {
      const line = Object.assign(document.createElement('span'), { textContent: text })
      document.body.append(line)
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    }
    return ['1111', '0000', '8888'].map(widthOf)
  })
  expect(new Set(widths).size).toBe(1)
})

for (const [name, address, sentence] of [
  ['container page', '/containerDetails/3104482/FWYU4829130', 'At sea. Due at Long Beach'],
  ['list of containers', '/containerList/container=FWYU4829130', 'At sea. Due at Long Beach'],
] as const)
  test(`the ${name} asks its question once, and nothing in it jumps on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const jumps = await countJumps(page)
    const questions: string[] = []
    page.on('request', (request) => {
      if (/\/api\/cargopub\/(detail|search)/.test(request.url())) questions.push(request.url())
    })
    const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
    await page.goto(address)
    await expect(page.getByText(sentence)).toBeVisible()
    await font
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await hasWebFont(page)).toBe(false)
    expect(await jumps()).toBeLessThan(0.05)
    expect(questions).toHaveLength(1)
  })

test('a font that does not load leaves the page as it is', async ({ page, troubles }) => {
  troubles.expect(/Failed to load resource.*\.woff2$/)
  await page.route(/\.woff2$/, (route) => route.abort())
  const rest = await keepBusy(page)
  await openHome(page)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
  await rest()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your cargo')
  await searchField(page).fill('3104482')
  await expect(page.getByText('1 booking number')).toBeVisible()
})

interface Received {
  url: string
  type: string
  bytes: number
}

async function watchTraffic(session: CDPSession) {
  const received = new Map<string, Received>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    received.set(requestId, { url: response.url, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return received
}

for (const language of languages) {
  test.describe(`the first visit in ${language}`, () => {
    test.use({ language })
    test('costs at most 12 requests and 120 kB of script and style; the map 60 kB and the font 30 kB when idle', async ({
      page,
      context,
    }) => {
      const rest = await keepBusy(page)
      const received = await watchTraffic(await context.newCDPSession(page))
      await openHome(page) // including the last request of its start
      const isWeighed = () => [...received.values()].filter(isCode).every(({ bytes }) => bytes > 0)
      await expect.poll(isWeighed).toBe(true)
      const first = [...received.values()]
      expect(first.length).toBeLessThanOrEqual(12)
      const weighed = first.filter(isCode)
      expect(weighed.length).toBeGreaterThan(1)
      expect(sumOf(weighed)).toBeLessThanOrEqual(120_000)
      expect(first.filter(isFont)).toEqual([])

      await rest()
      await expect(page.locator('svg[role=img]')).toBeVisible()
      await expect.poll(isWeighed).toBe(true)
      const all = [...received.values()]
      const map = all.filter((one) => isCode(one) && !first.includes(one))
      expect(sumOf(map)).toBeGreaterThan(20_000)
      expect(sumOf(map)).toBeLessThanOrEqual(60_000)
      const fonts = () => [...received.values()].filter(isFont)
      const files = language === 'vi' ? 2 : 1
      await expect.poll(() => fonts().filter(({ bytes }) => bytes > 0).length).toBe(files)
      expect(fonts()).toHaveLength(files)
      expect(sumOf(fonts())).toBeLessThanOrEqual(30_000)
      expect(all.filter(({ url }) => otherLanguages(language).test(url))).toEqual([])
    })
  })
}

const isCode = ({ type }: Received) => type === 'Script' || type === 'Stylesheet'
const isFont = ({ type }: Received) => type === 'Font'
const sumOf = (received: Received[]) => received.reduce((sum, { bytes }) => sum + bytes, 0)

/** Message files are named after their language. */
const otherLanguages = (language: Language) =>
  new RegExp(`/(${languages.filter((other) => other !== language).join('|')})-[\\w-]+\\.js`)
