import { expect, it } from 'vitest'
import { numberFormatOf } from './number-formats.ts'

it.each([
  'yyyy-mm-dd',
  'd/m/yyyy',
  'yyyy"年"m"月"d"日"',
  '[$-804]yyyy"年"m"月"d"日";@',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
  'mmm-yy',
  'm/d/yy h:mm',
  '[$-42A]dd\\ mmmm\\ yyyy',
  'ddd',
  'mmmm',
  'yyyy-mm-dd"T"hh:mm:ss',
  'DD/MM/YYYY',
  '"d: "d',
])('%s shows a day', (code) => expect(numberFormatOf(code)).toBe('day'))

it.each(['h:mm', 'hh:mm:ss AM/PM', '[h]:mm', 'mm:ss.0', '上午/下午h"时"mm"分"', '[ss]'])('%s shows a time', (code) =>
  expect(numberFormatOf(code)).toBe('time'),
)

it.each([
  'General',
  '0',
  '0.00',
  '#,##0.00',
  '0.00E+00',
  '"day" 0',
  '0" days"',
  '[Red]0;[Blue]-0',
  '[$USD] #,##0',
  '_-* #,##0_-',
  '\\d0',
  '0%',
  '@',
  '# ?/?',
  '[<=9999999]###-####',
  '',
])('%s shows a number', (code) => expect(numberFormatOf(code)).toBeUndefined())

it('00000 shows five digits', () => expect(numberFormatOf('00000')).toEqual({ digits: 5 }))
