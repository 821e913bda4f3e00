import { expect, it } from 'vitest'
import { type Progress, ProgressReport } from './progress.ts'

it('progress shows after a while how fast a load goes and how long it will take, and not too often', () => {
  let seconds = 0
  const reports: Progress[] = []
  const report = new ProgressReport(
    'Loading',
    (progress) => reports.push(progress),
    () => seconds * 1000,
  )
  for (seconds = 0; seconds <= 100; seconds++) report.update(100 + seconds, 1000, 5000 + seconds * 6000)
  expect(reports[0]).toEqual({ type: 'progress', text: 'Loading', done: 100, total: 1000 })
  expect(reports.at(-1)).toMatchObject({ done: 200, total: 1000 })
  expect([...new Set(reports.map(({ text }) => text))]).toEqual([
    'Loading',
    'Loading, 6000 lines/s, 15 min left',
    'Loading, 6000 lines/s, 14 min left',
    'Loading, 6000 lines/s, 13 min left',
  ])
  for (seconds = 101; seconds <= 900; seconds++) report.update(100 + seconds, 1000, 5000 + seconds * 6000)
  expect(reports.at(-1)?.text).toBe('Loading, 6000 lines/s, 20 s left')
})
