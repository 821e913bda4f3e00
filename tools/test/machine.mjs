// @ts-check
// Finds what the tests need besides npm's packages, and installs it where apt is available and we are root.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../postgres/command.mjs'
import { sayAs } from './console.mjs'

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} debian the package that contains it
 * @property {string} [setting] names another path for it; then nothing is installed
 * @property {string} advice what to do where there is no apt
 * @property {() => string | undefined} find its path, if it is installed
 * @property {() => string | undefined} [instead] a slower replacement
 */

const firstOf = (/** @type {(string | undefined)[]} */ ...places) =>
  places.find((place) => place && fs.existsSync(place))

function findOnPath(/** @type {string[]} */ ...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return firstOf(...names.flatMap((name) => folders.map((folder) => path.join(folder, name))))
}

/** Windows and macOS include Chinese fonts. */
function findChineseFonts() {
  if (process.platform !== 'linux') return 'system'
  const listed = spawnSync('fc-list', [':lang=zh-cn', 'file'], { encoding: 'utf8' })
  if (listed.status === 0) return listed.stdout.split(':')[0]?.trim() || undefined
  return firstOf('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
}

/** @type {Record<'chromium' | 'fonts' | 'libreoffice' | 'openssl' | 'poppler' | 'qpdf' | 'postgres15', Tool>} */
const tools = {
  chromium: {
    name: 'Chromium',
    // the same browser without windows: it needs half the time for the same tests
    debian: 'chromium-headless-shell',
    setting: 'CHROMIUM_PATH',
    advice: 'install Chromium or Chrome, or set CHROMIUM_PATH',
    find: () => firstOf(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'),
    instead: () =>
      process.env.CHROMIUM_PATH
        ? undefined
        : (firstOf('/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome') ??
          findOnPath('chromium', 'chromium-browser', 'google-chrome')),
  },
  fonts: {
    name: 'a font with Chinese characters',
    debian: 'fonts-noto-cjk',
    advice: 'install Noto Sans CJK',
    find: findChineseFonts,
  },
  libreoffice: {
    name: 'LibreOffice Calc',
    debian: 'libreoffice-calc-nogui',
    setting: 'SOFFICE_PATH',
    advice: 'install LibreOffice, or set SOFFICE_PATH',
    find: () => firstOf(process.env.SOFFICE_PATH ?? '/usr/bin/soffice'),
    instead: () => firstOf('/Applications/LibreOffice.app/Contents/MacOS/soffice') ?? findOnPath('soffice'),
  },
  openssl: {
    name: 'OpenSSL, which reads signatures and makes certificates',
    debian: 'openssl',
    setting: 'OPENSSL_PATH',
    advice: 'install OpenSSL 3, or set OPENSSL_PATH',
    find: () => firstOf(process.env.OPENSSL_PATH ?? '/usr/bin/openssl'),
    instead: () => findOnPath('openssl'),
  },
  poppler: {
    name: 'Poppler, which reads PDFs',
    debian: 'poppler-utils',
    setting: 'POPPLER_PATH',
    advice: 'install Poppler, or set POPPLER_PATH to the folder that holds its programs',
    find: () => firstOf(path.join(process.env.POPPLER_PATH ?? '/usr/bin', 'pdftotext')),
    instead: () => findOnPath('pdftotext'),
  },
  qpdf: {
    name: 'qpdf, which checks PDFs',
    debian: 'qpdf',
    setting: 'QPDF_PATH',
    advice: 'install qpdf, or set QPDF_PATH',
    find: () => firstOf(process.env.QPDF_PATH ?? '/usr/bin/qpdf'),
    instead: () => findOnPath('qpdf'),
  },
  postgres15: {
    name: 'PostgreSQL 15',
    debian: 'postgresql-15',
    setting: 'FAIRWAY_TEST_POSTGRES_15',
    advice: 'install it, or set FAIRWAY_TEST_POSTGRES_15 to the folder that holds its programs',
    find: () => {
      const places = [
        process.env.FAIRWAY_TEST_POSTGRES_15,
        '/usr/lib/postgresql/15/bin',
        '/opt/homebrew/opt/postgresql@15/bin',
      ]
      return firstOf(...places.map((place) => place && path.join(place, 'initdb')))?.replace(/\/initdb$/, '')
    },
  },
}

/** @typedef {keyof typeof tools} ToolName */
/** @typedef {(tool: ToolName) => { place: string } | { missing: string }} FindTool */

/** Makes sure that these tools are installed, where possible; the result gives the path of each, or what to do.
 * @param {ToolName[]} wanted
 * @param {AbortSignal} signal
 * @returns {Promise<FindTool>} */
export async function prepareMachine(wanted, signal) {
  const missing = wanted
    .map((tool) => tools[tool])
    .filter(({ find, setting }) => !find() && !(setting && process.env[setting]))
  if (missing.length > 0 && findOnPath('apt-get') && process.getuid?.() === 0)
    await installByApt(
      missing.map((tool) => tool.debian),
      signal,
    )
  return (tool) => {
    const { name, debian, advice, find, instead } = tools[tool]
    const place = find() ?? instead?.()
    return place ? { place } : { missing: `${name} is missing: "apt-get install ${debian}" as root, or ${advice}` }
  }
}

/** @param {string[]} packages
 * @param {AbortSignal} signal */
async function installByApt(packages, signal) {
  const say = sayAs('setup')
  say(`apt-get install ${packages.join(' ')}`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, signal, onLine: quietly(say) }
  const install = () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
  const removeSetting = refuseMainCluster(packages)
  try {
    if ((await install()).code === 0) return
    await runCommand('apt-get', ['update'], options) // a fresh machine has no package lists yet
    const { code } = await install()
    if (code !== 0) say(`apt-get ended with ${code}`)
  } finally {
    removeSetting()
  }
}

/** apt prints a line for every file; a person only wants to see progress and errors.
 * @param {(line: string) => void} say
 * @returns {(line: string) => void} */
const quietly = (say) => (line) => {
  if (
    /^(E:|W:|Err:|Get:\d+ |Setting up (chromium-headless-shell|fonts-noto-cjk|libreoffice-calc-nogui|openssl|poppler-utils|qpdf|postgresql-15) )/.test(
      line,
    )
  )
    say(line)
}

/** Debian makes and starts a database when its package is installed. The tests start their own, so a setting
 * prevents that during the installation.
 * @param {string[]} packages
 * @returns {() => void} */
function refuseMainCluster(packages) {
  if (!packages.includes(tools.postgres15.debian)) return () => {}
  const folder = '/etc/postgresql-common/createcluster.d'
  const setting = path.join(folder, 'fairway-tests.conf')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(setting, 'create_main_cluster = false\n')
  return () => fs.rmSync(setting, { force: true })
}
