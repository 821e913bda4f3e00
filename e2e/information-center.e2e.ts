import { findViolations, overflow } from './barriers.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'

const hostile = 'Read <img src=x onerror=alert(1)> and [this](/detentionChargeCalculator).'

test('an admin writes and publishes a notice, a guest finds it, and it is withdrawn', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 2600 }) // nothing lies under the bar
  await signIn(page, 'admin', '/adminInformation')
  await page.getByRole('link', { name: 'New entry' }).click()
  await page.getByLabel('Title (English)').fill('Rail strike in Chicago')
  await page.getByLabel('Text (English)').fill(`## What happens\n- Ramps close **on Monday**\n\n${hostile}`)
  const preview = page.getByRole('region', { name: 'Preview (English)' })
  await expect(preview.getByRole('heading', { name: 'What happens' })).toBeVisible()
  await expect(preview).toContainText('<img src=x onerror=alert(1)>')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/entry=\d+/)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Enter the title.').first()).toBeVisible()
  for (const [language, title, text] of [
    ['Chinese', '芝加哥铁路罢工', '铁路场站周一关闭。[坏链接](javascript:alert(1))'],
    ['Vietnamese', 'Đình công đường sắt tại Chicago', 'Ga đóng cửa thứ Hai.'],
  ] as const) {
    await page.getByLabel(`Title (${language})`).fill(title)
    await page.getByLabel(`Text (${language})`).fill(text)
  }
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Not allowed: javascript:alert/).first()).toBeVisible()
  await page.getByLabel('Text (Chinese)').fill('铁路场站周一关闭。')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect(await findViolations(page, 'the editor')).toEqual([])

  const guest = await browser.newPage({ viewport: { width: 390, height: 2600 } })
  await guest.addInitScript(() => localStorage.setItem('selectedLanguage', 'en'))
  await guest.goto('/informationCenter')
  await guest.getByRole('searchbox').fill('strike chicago')
  await expect(guest.getByRole('link', { name: 'Rail strike in Chicago' })).toBeVisible()
  await expect(guest.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await overflow(guest)).toEqual([])
  expect(await findViolations(guest, 'the Information Center')).toEqual([])
  await guest.getByRole('link', { name: 'Rail strike in Chicago' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Rail strike in Chicago')
  await expect(guest.locator('article img')).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'this' })).toHaveAttribute('href', '/detentionChargeCalculator')
  expect(await findViolations(guest, 'an entry')).toEqual([])

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('This entry does not exist or is not published.')).toBeVisible()
  await guest.close()
})
