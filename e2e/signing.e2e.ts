import { findViolations, overflow } from './barriers.ts'
import { signIn, storedSession } from './people.ts'
import { expect, test } from './portal.ts'

test('a letter is signed in another tab, the page that waits hears of it, and everybody can check the seal', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/adminSigning')
  await expect(page.getByText('in this portal', { exact: true })).toBeVisible()
  const openLetter = async () => {
    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Sign a sample letter' }).click()
    return opening
  }
  const left = await openLetter()
  await expect(left.getByRole('heading', { name: 'Sign as' })).toBeVisible()
  await left.close()
  await page.getByRole('button', { name: 'Cancel signing' }).click()
  await expect(page.getByRole('heading', { name: 'Signing cancelled' })).toBeVisible()

  const tab = await openLetter()
  await expect(page.getByRole('heading', { name: 'Waiting for the signature' })).toBeVisible()
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(tab.getByRole('alert')).toHaveText('Type your name.')
  expect(await findViolations(tab, 'the signing room')).toEqual([])
  await tab.getByRole('radio', { name: 'Draw my signature' }).check()
  const pad = await tab.getByRole('img', { name: 'Field for your signature' }).boundingBox()
  const { x = 0, y = 0 } = pad ?? {}
  await tab.mouse.move(x + 40, y + 60)
  await tab.mouse.down()
  await tab.mouse.move(x + 120, y + 30, { steps: 5 })
  await tab.mouse.move(x + 200, y + 80, { steps: 5 })
  await tab.mouse.up()
  await tab.getByRole('checkbox').check()
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(tab).toHaveURL(/\/docuSignReturn\?id=/)
  await expect(tab.getByRole('heading', { name: 'Signed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signed' })).toBeVisible()

  const id = new URL(tab.url()).searchParams.get('id') ?? ''
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const sealed = await (await page.request.get(`/api/signing/document?id=${id}`, { headers })).body()
  const changed = Buffer.from(sealed)
  changed[700] = (changed[700] ?? 0) ^ 1

  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a Document' }).click()
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('Signed letter.pdf', sealed)
  await expect(page.getByRole('heading', { name: 'Sealed by Fairway Lines and unchanged' })).toBeVisible()
  expect(await findViolations(page, 'a seal that is whole')).toEqual([])
  await choose('Other letter.pdf', changed)
  await expect(page.getByRole('heading', { name: 'Changed: the seal is broken' })).toBeVisible()
  await choose('Large letter.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(page.getByText('The file is larger than 5 MB.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await choose('Signed letter.pdf', sealed)
  await expect(page.getByRole('heading', { name: 'Sealed by Fairway Lines and unchanged' })).toBeVisible()
  expect(await overflow(page)).toEqual([])
})
