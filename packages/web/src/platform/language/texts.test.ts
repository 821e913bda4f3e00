import { describe, expect, it, vi } from 'vitest'
import { createTexts } from './texts.ts'

const texts = createTexts('en')
texts.add('en', 'cargo', {
  title: 'Cargo',
  greet: 'Dear {{name}}, {{ count }} of {{count}}',
  found_zero: 'Nothing',
  found_one: '{{count}} container',
  found_other: '{{count}} containers',
  ports: { from: 'From {{port}}', names: { CNNGB: 'Ningbo' } },
  empty: '',
})
texts.add('en', 'kit', { title: 'Kit', close: 'Close' })
texts.add('zh', 'cargo', { title: '货物', found_other: '{{count}} 个集装箱' })
const t = texts.translator('en', ['cargo', 'kit'])

describe('a text', () => {
  it.each([
    ['by its key', 'title', undefined, 'Cargo'],
    ['in a group', 'ports.names.CNNGB', undefined, 'Ningbo'],
    ['that is empty', 'empty', undefined, ''],
    ['of the second namespace', 'close', undefined, 'Close'],
    ['of a namespace that is named', 'title', { ns: 'kit' }, 'Kit'],
    ['with its values', 'greet', { name: 'Mei', count: 2 }, 'Dear Mei, 2 of 2'],
    ['with values that look like blanks or patterns', 'ports.from', { port: '$& {{port}}' }, 'From $& {{port}}'],
    ['with a value that is not there', 'ports.from', { port: undefined }, 'From '],
    ['with a blank that nobody fills', 'ports.from', undefined, 'From {{port}}'],
    ['of no container', 'found', { count: 0 }, 'Nothing'],
    ['of one container', 'found', { count: 1 }, '1 container'],
    ['of many containers', 'found', { count: 12 }, '12 containers'],
    ['that does not exist', 'ports.names.USLGB', undefined, 'ports.names.USLGB'],
    ['that does not exist, with another in its place', 'ports.names.USLGB', { defaultValue: 'USLGB' }, 'USLGB'],
    ['of that name in every object', 'ports.constructor', { defaultValue: '-' }, '-'],
    ['that is a group', 'ports.names', undefined, 'ports.names'],
  ])('%s', (_case, key, values, expected) => expect(t(key, values)).toBe(expected))

  it('comes as a group where one is asked for', () =>
    expect(t('ports.names', { returnObjects: true })).toEqual({ CNNGB: 'Ningbo' }))

  it('has the plural form of its own language', () =>
    expect(texts.translator('zh', 'cargo')('found', { count: 1 })).toBe('1 个集装箱'))

  it('exists or does not', () =>
    expect([
      texts.exists('cargo', 'title'),
      texts.exists('cargo', 'ports'),
      texts.exists('cargo', 'toString'),
      texts.exists('vgm', 'title'),
    ]).toEqual([true, false, false, false]))
})

it('tells of a change of language until nobody listens any more', () => {
  const store = createTexts('en')
  const heard = vi.fn()
  const stop = store.watch(heard)
  store.change('vi')
  expect(store.language).toBe('vi')
  stop()
  store.change('zh')
  expect(heard.mock.calls).toEqual([['vi']])
})
