import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { Locator, Page } from '@playwright/test'
import { columnWidthOf } from '../packages/contract/src/shared/column-width.ts'
import { showContainerNumber } from '../packages/contract/src/shared/container-number.ts'
import { LIST } from './dashboard.ts'
import { signIn } from './people.ts'
import { expect, languages, test } from './portal.ts'

/** The title and the width of each column, by its name. */
const heads = async (page: Page) =>
  new Map(
    await page
      .locator('[role=columnheader][data-id]')
      .evaluateAll((all) =>
        all.map((head): [string, { title: string; width: number }] => [
          head.getAttribute('data-id') ?? '',
          { title: head.querySelector('[title]')?.textContent ?? '', width: head.getBoundingClientRect().width },
        ]),
      ),
  )

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('a column is as wide as the rule says, measured over the whole loaded result and not the filtered part', async ({
      page,
    }) => {
      const answer = page.waitForResponse((reply) => LIST.test(reply.url()) && reply.ok())
      await signIn(page, 'shipper', '/containerdash')
      const { columns }: DashboardReply = await (await answer).json()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      const found = await heads(page)
      const values = {
        containerNo: columns.containerNo.map(showContainerNumber),
        vvd: columns.vvd.map((vvd) => vvd ?? ''),
        arrivalAt: ['2026-11-15'],
        eventAt: ['2026-11-15 08:14'],
      }
      for (const [id, texts] of Object.entries(values))
        expect(found.get(id)?.width, id).toBe(columnWidthOf(found.get(id)?.title ?? '', texts))

      const card = page.getByRole('main').getByRole('group').getByRole('button').first()
      await card.click()
      await expect(card).toHaveAttribute('aria-pressed', 'true')
      expect(await heads(page)).toEqual(found)
    })

    test('at 1440 pixels the tools stand beside the title, marks of sorting beside headings, and no column is cut by the window', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await signIn(page, 'shipper', '/containerdash')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      const middleOf = (part: Locator) =>
        part.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return (top + bottom) / 2
        })
      const title = await middleOf(page.getByRole('heading', { level: 1 }))
      const tools = await middleOf(page.locator('[data-grid=gridPrefCD] button').last())
      expect(Math.abs(tools - title)).toBeLessThan(4)
      const eta = page.locator('[role=columnheader][data-id=arrivalAt]')
      const mark = eta.locator('[data-order]')
      expect(Math.abs((await middleOf(mark)) - (await middleOf(eta.locator('[title]'))))).toBeLessThan(4)
      // in Vietnamese the other columns alone are wider than what the lights leave
      const least = language === 'vi' ? 40 : 0
      const beyond = await page.getByRole('grid').evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(beyond).toBeLessThanOrEqual(least)
    })

    test('no cell of a grid is cut, and every row is one line high', async ({ page }) => {
      await signIn(page, 'shipper', '/containerdash')
      for (const path of ['/containerdash', '/bookingdash']) {
        await page.goto(path)
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        const cells = page.locator(':is([role=columnheader] > [title], [role=rowheader], [role=gridcell])')
        const cut = await cells.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        )
        expect(cut, path).toEqual([])
        const heights = await page
          .locator('[role=row]:has([role=rowheader])')
          .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])
        expect(heights, path).toHaveLength(1)
      }
    })
  })
}
