import { expect, it } from 'vitest'
import { pageName } from './page-name.rules.ts'

it.each([
  ['', ''],
  ['\n  LED LAMPS \r\n20 000 PCS', 'LED LAMPS'],
  ['节能灯具', '节能灯具'],
  ['LAMPS AND LANTERNS OF STEEL AND GLASS', 'LAMPS AND LANTERNS OF STEEL…'],
])('a commodity described as %j is called %j', (description, name) => expect(pageName({ description })).toBe(name))
