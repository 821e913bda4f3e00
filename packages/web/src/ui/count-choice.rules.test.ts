import { type Stage, stages } from '@fairway/contract/tracking/tracking.values'
import { expect, it } from 'vitest'
import { chooseAmong } from './count-choice.rules.ts'

const none: Stage[] = []

it.each([
  ['a click shows that stage alone', none, false, ['Hold']],
  ['a click on another one leaves the former', ['Booked'], false, ['Hold']],
  ['a click on the only one shows all again', ['Hold'], false, []],
  ['a click on one of several shows it alone', ['Booked', 'Hold'], false, ['Hold']],
  ['with Ctrl it joins, in the order of a journey', ['Out-gated', 'Booked'], true, ['Booked', 'Hold', 'Out-gated']],
  ['with Ctrl it leaves', ['Booked', 'Hold'], true, ['Booked']],
] as [string, Stage[], boolean, Stage[]][])('%s', (_name, before, several, after) =>
  expect(chooseAmong(stages, before, 'Hold', several)).toEqual(after),
)
