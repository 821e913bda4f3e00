import { expect, it } from 'vitest'
import { applyLanguage, defineTexts, i18n, loadTexts, startI18n } from './i18n.ts'

/** Texts that load when the test says so. */
function slowTexts(text: string) {
  let arrive = () => {}
  const texts = new Promise<{ vi: object }>((resolve) => {
    arrive = () => resolve({ vi: { network: text } })
  })
  return { texts: () => texts, arrive }
}

it('uses the new language also in a page that was still loading when it was chosen', async () => {
  startI18n('zh', {})
  const [list, detail] = [slowTexts('Danh sách'), slowTexts('Chi tiết')]
  const open = (name: string, vi: () => Promise<{ vi: object }>) => {
    const namespace = name as 'kit' // any name serves here
    defineTexts(namespace, {
      './messages/en.ts': async () => ({}),
      './messages/zh.ts': async () => ({}),
      './messages/vi.ts': vi,
    })
    return loadTexts(namespace)
  }
  await open('list', list.texts)
  const spoken = applyLanguage('vi', async () => ({}))
  await Promise.resolve() // the texts of the list are being loaded
  const opened = open('detail', detail.texts)
  list.arrive()
  detail.arrive()
  await Promise.all([opened, spoken])
  expect(i18n.language).toBe('vi')
  expect(['list', 'detail'].map((namespace) => i18n.translator('vi', namespace)('network'))).toEqual([
    'Danh sách',
    'Chi tiết',
  ])
})
