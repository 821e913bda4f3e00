import { expect, it } from 'vitest'
import { oncePer } from './once-per.ts'

it('makes something once for each object, also where it is nothing', () => {
  const asked: string[] = []
  const initialOf = oncePer(({ name }: { name: string }) => {
    asked.push(name)
    return name === '' ? undefined : name[0]
  })
  const [mei, nobody] = [{ name: 'Mei' }, { name: '' }]
  expect([mei, nobody, mei, nobody, { name: 'Mei' }].map(initialOf)).toEqual(['M', undefined, 'M', undefined, 'M'])
  expect(asked).toEqual(['Mei', '', 'Mei'])
})
