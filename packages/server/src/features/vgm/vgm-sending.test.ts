import { lampContainer, secondContainer, weighedDocument } from '@fairway/contract/vgm/vgm.fixture'
import { expect, it } from 'vitest'
import { nextOf } from './vgm-sending.actions.ts'

const booking = { containers: [lampContainer] }
const firstTime = nextOf({ booking, submission: undefined, document: weighedDocument })

it('compares a document with what was sent once, however often it is asked', () => {
  expect(nextOf({ booking, submission: undefined, document: weighedDocument })).toBe(firstTime)
  expect(firstTime).toMatchObject({ isSame: false, stated: ['FWYU4829130'] })
})

it('compares it anew where something else was sent meanwhile, or other containers belong to the booking', () => {
  const submission = { sent: firstTime.next, status: 'Submitted' as const }
  expect(nextOf({ booking, submission, document: weighedDocument })).toMatchObject({ isSame: true, stated: [] })
  const others = { containers: [secondContainer] }
  const sent = {
    ...firstTime.next,
    rows: [...firstTime.next.rows, { ...firstTime.next.rows[0], containerNo: 'CSQU3054383' }],
  }
  const both = nextOf({
    booking: others,
    submission: { ...submission, sent: sent as typeof firstTime.next },
    document: weighedDocument,
  })
  expect(both.next.rows.map(({ containerNo }) => containerNo)).toEqual(['CSQU3054383', 'FWYU4829130'])
  const one = nextOf({
    booking,
    submission: { ...submission, sent: sent as typeof firstTime.next },
    document: weighedDocument,
  })
  expect(one.next.rows.map(({ containerNo }) => containerNo)).toEqual(['FWYU4829130'])
})
