import { showContainerNumber } from '../packages/contract/src/shared/container-number.ts'
import { Carrier, carrierKey } from './carrier.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'

const parties = [{ role: 'shipper', organisation: 'NINGBO-LIGHTING' }]
const holds = ['customs', 'originalBl', 'customsInspectionCharge', 'orderNotify', 'collectPayment', 'dataHold']

test('on a phone the tags of the booking page do not cover the container numbers', async ({ page, baseURL }) => {
  const carrier = new Carrier(baseURL ?? '', await carrierKey())
  const containerNo = await carrier.begin()
  await carrier.book({ parties, billType: 'OBL', paymentTerm: 'Collect' })
  await carrier.load(containerNo)
  await carrier.discharge(containerNo)
  for (const type of holds) await carrier.hold(containerNo, type, 'red')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'shipper', `/bookingDetails/${carrier.bookingNo}`)
  for (const language of languages) {
    await speak(page, language)
    const row = page.getByRole('row').filter({ hasText: showContainerNumber(containerNo) })
    const number = await row.getByText(showContainerNumber(containerNo)).boundingBox()
    const tags = row.locator('span:has(> svg)')
    expect(await tags.count()).toBeGreaterThan(3)
    for (const tag of await tags.all()) {
      const bounds = await tag.boundingBox()
      const isBeside = (bounds?.x ?? 0) >= (number?.x ?? 0) + (number?.width ?? 0)
      const isBelow = (bounds?.y ?? 0) >= (number?.y ?? 0) + (number?.height ?? 0)
      expect(isBeside || isBelow, `${language}: ${await tag.textContent()}`).toBe(true)
      expect((bounds?.x ?? 0) + (bounds?.width ?? 0), language).toBeLessThanOrEqual(390)
    }
  }
})
