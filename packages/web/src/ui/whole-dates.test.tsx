import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeDates } from './whole-dates.tsx'

const drawn = (text: string | undefined) => renderToStaticMarkup(<WholeDates>{text}</WholeDates>)

it('keeps the dates of a sentence whole and changes no letter of it', () => {
  expect(drawn('until 2026-11-17 12:00, then 2026-11-18')).toBe(
    '<span>until <time>2026-11-17</time> 12:00, then <time>2026-11-18</time></span>',
  )
  expect(drawn('FWYL905027901')).toBe('FWYL905027901')
  expect(drawn(undefined)).toBe('')
})
