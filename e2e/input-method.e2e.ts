import { chips, expect, openHome, searchField, test } from './portal.ts'

test.beforeEach(async ({ page }) => {
  await openHome(page)
  await searchField(page).focus()
})

test('while a word is being composed the field does not change it', async ({ page, context }) => {
  const ime = await context.newCDPSession(page)
  const compose = (text: string) =>
    ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (const text of ['f', 'fw', "fw'y", "fw'yu", "fw'yu,"]) {
    await compose(text)
    await expect(searchField(page)).toHaveValue(text) // neither upper case nor a chip
  }
  await expect(chips(page)).toHaveCount(0)

  // The input method handles the key and inserts the letters that were typed.
  await ime.send('Input.insertText', { text: 'fwyu' })
  await expect(searchField(page)).toHaveValue('FWYU')
  await page.keyboard.type('4829130')
  await expect(searchField(page)).toHaveValue('FWYU4829130') // no repeated letters
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/containerList/container=FWYU4829130')
})

test('Enter that confirms a word does not submit the search', async ({ page, context }) => {
  const ime = await context.newCDPSession(page)
  await page.keyboard.type('FWYU4829130')
  await ime.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Enter')
  await ime.send('Input.insertText', { text: 'ni' })
  await expect(searchField(page)).toHaveValue(/^FWYU4829130NI/)
  await expect(page).toHaveURL('/')

  // Some browsers only signal the composition by the key code.
  await searchField(page).fill('FWYU4829130')
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 }
  await ime.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: '\r' })
  await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await expect(searchField(page)).toHaveValue('FWYU4829130')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/containerList/container=FWYU4829130')
})

test('full-width letters and the Chinese comma of an input method are recognised', async ({ page, context }) => {
  const ime = await context.newCDPSession(page)
  for (const text of ['ｆｗｙｕ', '４８２９１３０', '，']) await ime.send('Input.insertText', { text })
  await expect(chips(page)).toHaveText(['FWYU 482913 0'])
  await expect(searchField(page)).toHaveValue('')
})

test.describe('when the page switches its language', () => {
  test('what is being typed stays', async ({ page }) => {
    await page.keyboard.type('3104482,310')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: '中文' }).click()
    const field = page.getByRole('textbox', { name: '集装箱号、订舱号或提单号' })
    await expect(field).toHaveValue('310')
    await expect(page.getByRole('list', { name: '已输入的号码' }).getByRole('listitem')).toHaveText(['3104482'])
  })
})
