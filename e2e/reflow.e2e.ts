import { expect, test } from './portal.ts'
import { builds, example, open } from './screens.ts'

test('every control is large enough for a finger', async ({ page, troubles }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  for (const screen of builds.filter(({ name }) => /^(home-wrong|list-partly|detail-ipi|menu)/.test(name))) {
    await open(page, troubles, screen)
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A link inside a sentence is as high as its line; the skip link is for the keyboard only.
        .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
        .filter((element) => {
          const { width, height, bottom } = element.getBoundingClientRect()
          return bottom > 0 && Math.min(width, height) < 24
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    small.push(...found.map((element) => `${screen.name}: ${element}`))
  }
  expect(small).toEqual([])
})

test('every focused element shows its focus', async ({ page }) => {
  for (const path of ['/', example('inTransit').path]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
    const unmarked: string[] = []
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      unmarked.push(...(await page.evaluate(looksTheSameWithoutFocus)))
    }
    expect(unmarked).toEqual([])
  }
})

/** Compares the focused element and its parents with how they look without the focus. */
function looksTheSameWithoutFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return []
  const elements = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one)
  const readStyles = () =>
    elements.map((one) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, transform } = getComputedStyle(one)
      return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, transform].join(' ')
    })
  const focused = readStyles().join()
  element.blur()
  const plain = readStyles().join()
  element.focus()
  return focused === plain ? [element.outerHTML.slice(0, 120)] : []
}

test('a reader who prefers reduced motion gets none', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
          const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat))
          return longest > 0.01 || (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01)
        }).length,
    )
  await page.goto(example('inTransit').path)
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
})

test('in forced colours, buttons and fields keep their shapes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const part of [
    page.getByRole('button', { name: 'Track', exact: true }),
    page.getByRole('link', { name: 'Login' }),
  ]) {
    const { style, width } = await part.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return { style: borderTopStyle, width: Number.parseFloat(borderTopWidth) }
    })
    expect(style).not.toBe('none')
    expect(width).toBeGreaterThan(0)
  }
})
