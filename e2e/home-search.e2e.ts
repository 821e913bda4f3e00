import type { Page } from '@playwright/test'
import { chips, expect, openHome, searchField, test, trackButton } from './portal.ts'

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await searchField(page).press('ControlOrMeta+v')
}

const clear = async (page: Page) => {
  await searchField(page).fill('')
  while ((await chips(page).count()) > 0) await searchField(page).press('Backspace')
}

test('any paste becomes one chip for each number', async ({ page }) => {
  const one = 'FWYU 482913 0'
  const two = [one, 'FWYU 482931 4']
  const three = [...two, 'FWYU 771204 4']
  const pasted: [text: string, numbers: string[]][] = [
    ['FWYU4829130', [one]],
    ['FWYU4829130\tFWYU4829314\tFWYU7712044', three],
    ['FWYU4829130\nFWYU4829314\r\nFWYU7712044\r\n', three],
    ['FWYU4829130\tFWYU4829314\r\nFWYU7712044\t\r\n', three],
    ['FWYU4829130，FWYU4829314、FWYU7712044；', three],
    ['ＦＷＹＵ４８２９１３０　ｆｗｙｕ４８２９３１４', two],
    ['  fwyu4829130 ,, FWYU4829314 ,', two],
    ['FWYU 482913 0', [one]],
    ['FWYU 482913 0, FWYU-482931-4', two],
    ['FWYU482913 FWYU4829130 fwyu4829130', [one]],
    ['箱号：FWYU4829130', [one]],
    ['3104482 3104428', ['3104482', '3104428']],
    ['FWYL 3104482 01\nFWYL310442801', ['FWYL310448201', 'FWYL310442801']],
  ]
  await openHome(page)
  for (const [text, numbers] of pasted) {
    await paste(page, text)
    await expect(chips(page), JSON.stringify(text)).toHaveText(numbers)
    await expect(searchField(page)).toHaveValue('')
    await clear(page)
  }
})

/** Returns to an empty search without a reload. */
const begin = async (page: Page) => {
  if (new URL(page.url()).pathname !== '/') await page.getByRole('link', { name: 'Container Search' }).first().click()
  await expect(page).toHaveURL('/')
  await clear(page)
  await expect(searchField(page)).toHaveValue('')
}

test('typed text is recognised, corrected or refused before it is looked up', async ({ page }) => {
  await openHome(page)
  await test.step('an empty search asks for a number', async () => {
    await trackButton(page).click()
    await expect(page.getByText('Enter a container, booking or B/L number.')).toBeVisible()
    await expect(searchField(page)).toBeFocused()
  })
  await test.step('a typed comma or a blank ends a number, a blank inside one does not', async () => {
    await begin(page)
    await searchField(page).pressSequentially('fwyu4829130,')
    await expect(chips(page)).toHaveText(['FWYU 482913 0'])
    await searchField(page).pressSequentially('fwyu 482931 4')
    await expect(searchField(page)).toHaveValue('FWYU 482931 4')
    await expect(page.getByText('2 containers · check digits correct')).toBeVisible()
    await searchField(page).press('Space')
    await expect(chips(page)).toHaveText(['FWYU 482913 0', 'FWYU 482931 4'])
  })
  await test.step('Backspace in the empty field removes the last chip', async () => {
    await begin(page)
    await searchField(page).fill('3104482,3104428,')
    await expect(chips(page)).toHaveCount(2)
    await searchField(page).press('Backspace')
    await expect(chips(page)).toHaveText(['3104482'])
    await expect(searchField(page)).toBeFocused()
  })
  await test.step('numbers of two kinds are looked up together', async () => {
    await begin(page)
    await searchField(page).fill('FWYU4829130,3104428')
    await expect(page.getByText('2 numbers of several kinds')).toBeVisible()
    await trackButton(page).click()
    await expect(page).toHaveURL('/containerList/any=FWYU4829130,3104428')
    await expect(page.getByRole('link', { name: 'FWYU 482913 0' })).toBeVisible()
  })
  await test.step('text that is no number is repeated with the valid formats', async () => {
    await begin(page)
    await searchField(page).fill('<b>HELLO</b>')
    await searchField(page).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'is not recognised' })).toContainText('HELLO')
    await expect(page.getByText('A container has 4 letters and 7 digits')).toBeVisible()
    await expect(page.locator('b', { hasText: 'HELLO' })).toHaveCount(0)
  })
  await test.step('a number without its check digit is completed, and the search uses the whole number', async () => {
    await begin(page)
    await searchField(page).fill('fwyu482913')
    await expect(page.getByText('1 container · check digit added')).toBeVisible()
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  })
  await test.step('a wrong check digit is named and one click corrects it', async () => {
    await begin(page)
    await searchField(page).fill('FWYU4829131')
    await searchField(page).press('Enter')
    await expect(page.getByText('FWYU 482913 1 has the wrong check digit; it should be 0.')).toBeVisible()
    await expect(searchField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Use FWYU 482913 0' }).click()
    await expect(chips(page)).toHaveText(['FWYU 482913 0'])
    await expect(searchField(page)).toBeFocused()
    await trackButton(page).click()
    await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  })
  await test.step('five numbers are one too many, and nothing that was entered is lost', async () => {
    await begin(page)
    const numbers = ['3104482', '3104428', '3104459', '3104468', '3104471']
    await paste(page, numbers.join('\n'))
    await expect(page.getByText('No.of containers must be lesser than 5')).toBeVisible()
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(chips(page)).toHaveText(numbers)
    await page.getByRole('button', { name: 'Remove 3104459' }).click()
    await expect(page.getByText('4 booking numbers')).toBeVisible()
    await trackButton(page).click()
    await expect(page).toHaveURL('/containerList/booking=3104482,3104428,3104468,3104471')
  })
})

test('a guest needs a number and Enter, and references are nobody’s to find', async ({ page }) => {
  await openHome(page)
  await searchField(page).focus()
  await page.keyboard.type('FWYU4829130')
  await page.keyboard.press('Enter') // the one step after the number
  await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  await openHome(page)
  await searchField(page).fill('PO-4711')
  await searchField(page).press('Enter')
  await expect(page.getByText('“PO-4711” is not recognised.')).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('recent searches stay on the home page until they are cleared', async ({ page }) => {
  await openHome(page)
  const recent = page.getByRole('region', { name: 'Recent' })
  await expect(recent).toHaveCount(0)
  await searchField(page).fill('FWYU4829130,FWYU4829314')
  await searchField(page).press('Enter')
  await expect(page.getByText('2 containers')).toBeVisible()
  await page.goto('/')
  await recent.getByRole('link', { name: 'FWYU 482913 0 +1' }).click()
  await expect(page).toHaveURL('/containerList/container=FWYU4829130,FWYU4829314')
  await page.goBack()
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('the first Tab of a page leads past the menus, and all of it is reached by Tab', async ({ page }) => {
  await page.goto('/containerList/container=FWYU4829130')
  await expect(page.getByRole('link', { name: 'FWYU 482913 0' })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  for (const control of [
    page.getByRole('button', { name: 'FWYU 482913 0' }),
    searchField(page),
    trackButton(page),
    page.getByRole('button', { name: 'Show UTC too' }),
    page.getByRole('link', { name: 'FWYU 482913 0' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
})
