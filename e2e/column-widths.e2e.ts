import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { Page } from '@playwright/test'
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
