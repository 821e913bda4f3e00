// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onWindows, signalGroup } from '../../tools/postgres/command.mjs'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const START_LIMIT_MS = 30_000

/** Starts a browser with a fresh profile and a debugging port, and returns the port.
 * @param {string} program
 * @param {string} folder for its profile
 * @param {AbortSignal} signal */
export async function startChromium(program, folder, signal) {
  const profile = path.join(folder, 'profile')
  fs.mkdirSync(profile)
  const args = [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank']
  const child = spawn(program, args, { detached: !onWindows, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const stop = async () => {
    signalGroup(child.pid, 'SIGTERM')
    await Promise.race([ended, pause(5000, undefined, { ref: false })])
    signalGroup(child.pid, 'SIGKILL')
  }
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const port = readPort(profile)
    if (port) return { port, stop }
    if (signal.aborted || Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw signal.aborted ? signal.reason : new Error(`${program} does not start`)
    }
    await pause(50)
  }
}

/** @param {string} profile */
function readPort(profile) {
  try {
    return Number(fs.readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

/** Connects to the running browser for a while.
 * @template T
 * @param {number} port
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<T>} use
 * @returns {Promise<T>} */
export async function withBrowser(port, use) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no window')
    return await use(context)
  } finally {
    await browser.close() // disconnects, without ending the browser
  }
}

/** A returning reader with a chosen language.
 * @param {number} port
 * @param {string} url
 * @param {string} language */
export const chooseLanguage = (port, url, language) =>
  withBrowser(port, async (context) => {
    await context.addCookies([{ name: 'selectedLanguage', value: language, url }])
    const page = await context.newPage()
    await page.goto(`${url}/robots.txt`)
    await page.evaluate((chosen) => localStorage.setItem('selectedLanguage', chosen), language)
    await page.close()
  })
