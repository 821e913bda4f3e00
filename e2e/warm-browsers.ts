import type { Browser, BrowserContext, BrowserContextOptions, Disposable } from '@playwright/test'
import { reportInPage } from './in-page.ts'

/** What tests listen to in a browser. */
const EVENTS = ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror']

/** A browser that is emptied between tests, and what the next test must not find in it. */
interface WarmBrowser {
  kind: string
  context: BrowserContext
  scripts: Disposable[]
  origins: Set<string>
}

/**
 * The browsers of one worker. After a test a browser loses everything but the files of the portal and what was compiled
 * of them, more than a quarter of the work of opening a page, and is used again.
 */
class WarmBrowsers {
  readonly #browser: Browser
  readonly #idle: WarmBrowser[] = []
  readonly #used: WarmBrowser[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** An empty browser with one blank page. Browsers with different options have nothing in common. */
  async take(options: BrowserContextOptions) {
    const kind = JSON.stringify(options)
    const at = this.#idle.findIndex((one) => one.kind === kind)
    const taken = this.#idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await this.#start(kind, options))
    taken.context.on('request', (request) => {
      if (request.isNavigationRequest()) taken.origins.add(new URL(request.url()).origin)
    })
    this.#used.push(taken)
    return taken.context
  }

  async #start(kind: string, options: BrowserContextOptions): Promise<WarmBrowser> {
    const context = await this.#browser.newContext(options)
    await context.addInitScript(reportInPage)
    await context.newPage()
    const scripts: Disposable[] = []
    const add = context.addInitScript.bind(context)
    context.addInitScript = async (script, arg, more) => {
      const added = await add(script, arg, more)
      scripts.push(added)
      return added
    }
    return { kind, context, scripts, origins: new Set() }
  }

  /** Empties a browser for the next test. One that cannot be emptied, or whose test failed, is closed. */
  async giveBack(context: BrowserContext, isSound = true) {
    const at = this.#used.findIndex((one) => one.context === context)
    const [used] = at < 0 ? [] : this.#used.splice(at, 1)
    if (!used) return
    if (isSound && (await empty(used).catch(() => false))) this.#idle.push(used)
    else await context.close()
  }

  /** Empties all browsers that a test has taken and not given back. */
  async giveBackAll(isSound: boolean) {
    for (const { context } of [...this.#used]) await this.giveBack(context, isSound)
  }
}

const known = new WeakMap<Browser, WarmBrowsers>()

export function warmBrowsers(browser: Browser) {
  const one = known.get(browser) ?? new WarmBrowsers(browser)
  known.set(browser, one)
  return one
}

/** Whether nothing of the test is left in the browser. */
async function empty({ context, scripts, origins }: WarmBrowser) {
  // answers that are pending at the end of the test are ignored
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of EVENTS) context.removeAllListeners(event)
  for (const script of scripts.splice(0)) await script.dispose()
  // the process, with the code that it compiled, lives as long as it has a page
  const blank = await context.newPage()
  for (const page of context.pages()) if (page !== blank) await page.close()
  await Promise.all([
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    context.setGeolocation(null),
    context.clearPermissions(),
    context.clearCookies(),
  ])
  const session = await context.newCDPSession(blank)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  origins.clear()
  const isAlone = context.pages().length === 1
  // a clock that a test has installed stays in every later page
  return isAlone && (await blank.evaluate(() => `${setTimeout}${Date}`.split('[native code]').length === 3))
}
