import { existsSync, readFileSync } from 'node:fs'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Page } from '@playwright/test'
import { type Person, signIn } from './people.ts'
import { expect, type Language } from './portal.ts'
import { daysAgo, example } from './screens.ts'
import { nth, openBookings } from './vgm-bookings.ts'

/** A picture of the User Guide: whose screen it is, and how it gets there. */
interface GuidePicture {
  /** A chapter and what is shown; one that ends with `-phone` is taken in the window of a phone. */
  name: string
  person: Person
  path: string
  arrange?: (page: Page) => Promise<unknown>
}

const detention = {
  type: 'DE',
  contract: 'PUBTP1',
  equipment: '45G1',
  destination: 'USLGB',
  outGateOn: daysAgo(20),
  inGateOn: daysAgo(2),
}

/** Buttons that come when the page is idle. */
const withLazyButtons = (page: Page) => expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible()

export const guidePictures: GuidePicture[] = [
  { name: 'track-container-phone', person: 'shipper', path: example('inTransit').path, arrange: withLazyButtons },
  { name: 'track-dashboard', person: 'consignee', path: '/containerdash' },
  { name: 'book-schedules', person: 'shipper', path: '/schedules?pol=CNNGB&pod=USLGB' },
  { name: 'book-request', person: 'shipper', path: '/bookingRequestDetails?type=new' },
  {
    name: 'book-booking',
    person: 'shipper',
    path: `/bookingDetails/${example('booked').booking}`,
    arrange: withLazyButtons,
  },
  { name: 'correct-list', person: 'rival', path: '/bookingUpdate' },
  { name: 'instruct-list', person: 'shipper', path: '/shippingInstructions' },
  {
    name: 'instruct-form',
    person: 'shipper',
    path: `/shippingInstructionsDetails?type=new&bookingNo=${example('booked').booking}`,
    arrange: (page) => expect(page.locator('[id$="blNo"]').first()).toBeVisible(),
  },
  {
    name: 'weigh-form',
    person: 'shipper',
    path: '/vgmDetails',
    arrange: async (page) => {
      const { bookingNo } = nth(await openBookings(page), -1).header
      await page.goto(`/vgmDetails?criteria=${encodeCriteria({ type: 'VG', search: 'booking', numbers: bookingNo })}`)
      await settled(page)
    },
  },
  {
    name: 'sign-blanket',
    person: 'shipper',
    path: '/blanketloi',
    arrange: async (page) => {
      for (const list of [0, 1]) await page.locator('main select').nth(list).selectOption({ index: 1 })
      await page.locator('main form button[type=submit]').click()
      await settled(page)
    },
  },
  { name: 'pay-list', person: 'shipper', path: '/billingdoc' },
  { name: 'pay-account', person: 'shipper', path: '/billingdoc?page=account' },
  { name: 'upload-file', person: 'shipper', path: '/fileUpload' },
  { name: 'space-rep', person: 'rep', path: '/repSalesView' },
  { name: 'space-forecast', person: 'sales', path: '/salesView' },
  {
    name: 'detention-calculator',
    person: 'shipper',
    path: `/detentionChargeCalculator?criteria=${encodeCriteria(detention)}`,
    arrange: (page) => expect(page.getByRole('slider')).toBeVisible(),
  },
  { name: 'watch-preferences', person: 'rival', path: '/watching' },
  { name: 'administer-security', person: 'shipper', path: '/accountSecurity' },
  { name: 'administer-company', person: 'manager', path: '/company' },
]

const FOLDER = 'packages/web/src/features/user-guide/pictures'
export const pictureFile = (language: Language, name: string) => `${FOLDER}/${language}/${name}.webp`
export const fingerprintFile = (language: Language, name: string) => `${FOLDER}/${language}/${name}.txt`

/** What the screen showed when its picture was taken. */
export const storedFingerprint = (language: Language, name: string): string[] => {
  const file = fingerprintFile(language, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** Opens the screen of a picture and waits until it is stable. */
export async function openForGuide(page: Page, { name, person, path, arrange }: GuidePicture) {
  await page.setViewportSize(name.endsWith('-phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await signIn(page, person, path)
  await settled(page)
  await arrange?.(page)
}

/** Nothing is loading any more. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const NAMED = /^( *)- (?:'|")?(\w+) "((?:[^"\\]|\\.)*)"/
const LINE = /^( *)- (?:'|")?(\w+)/
/** What one finds by its name on a screen. */
const shown = new Set([
  'heading', 'button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'slider', 'switch',
  'tab', 'group', 'columnheader',
]) // biome-ignore format: one list of roles
/** What repeats with the data of the demo. */
const repeated = new Set(['row', 'listitem', 'article', 'option', 'rowheader'])

/** A part of the page by its role and name, with the roles of the parts around it. */
interface NamedPart {
  role: string
  name: string
  around: string[]
}

function partsOf(snapshot: string): NamedPart[] {
  const open: { depth: number; role: string }[] = []
  return snapshot.split('\n').flatMap((line) => {
    const [, spaces = '', role] = LINE.exec(line) ?? []
    if (role === undefined) return []
    while ((open.at(-1)?.depth ?? -1) >= spaces.length) open.pop()
    const around = open.map((part) => part.role)
    open.push({ depth: spaces.length, role })
    return [{ role, name: NAMED.exec(line)?.[3] ?? '', around }]
  })
}

/** The demo's clock changes a list while it is open: the answer to such news comes and goes. */
const answersNews = ({ role, around }: NamedPart) => role === 'button' && around.includes('status')
const isOfData = ({ role, around }: NamedPart) =>
  role !== 'columnheader' && [role, ...around].some((one) => repeated.has(one))

/**
 * The names of everything on the page that a reader of the guide looks for, without the rows of the demo's data and
 * without figures. A renamed, new or removed field, button or column changes it.
 */
export async function fingerprintOf(page: Page): Promise<string[]> {
  const parts = partsOf(await page.locator('main').ariaSnapshot())
  const names = new Set<string>()
  for (const part of parts) {
    const { role, name } = part
    if (name === '' || !shown.has(role) || isOfData(part) || answersNews(part)) continue
    const masked = name.replaceAll(/\d[\d.,:\s\u00a0/-]*/g, '#')
    // a count before a word belongs to a card; a number anywhere else to the data
    if (masked.includes('#') && !(role === 'button' && /^#[^#]+$/.test(masked))) continue
    names.add(`${role} ${masked}`)
  }
  return [...names].sort()
}
