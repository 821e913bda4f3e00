import { expect, it } from 'vitest'
import type {} from './kit.messages.ts'
import type { Translate } from './translate.ts'

/** The compiler complains where it does not refuse the marked lines. */
const refusedBelow = (t: Translate<['addressBook', 'kit']>) => [
  t('title'),
  t('found', { count: 2 }),
  t('remove', { name: 'Mei' }),
  t('network.down', { ns: 'kit' }),
  // @ts-expect-error: no such text
  t('headline'),
  // @ts-expect-error: another value
  t('remove', { who: 'Mei' }),
  // @ts-expect-error: the plural forms need their number
  t('found', { name: 'Mei' }),
  // @ts-expect-error: a text of another namespace
  t('network.down'),
  // @ts-expect-error: no such text in the other namespace
  t('headline', { ns: 'kit' }),
]

it('takes the keys of its namespaces, with the values that their texts need', () =>
  expect(refusedBelow((key: string) => key)).toHaveLength(9))
