import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OptionListInput, OptionListLines, useOptionList } from './option-list.tsx'

interface Options {
  count: number
  chosen?: string
  isOpen?: boolean
}

function OptionList({ count, chosen = '', isOpen = true }: Options) {
  const list = useOptionList({
    id: 'ship',
    lines: Array.from({ length: count }, (_, at) => `FHM0${40 + at}E`),
    keyOf: (line) => line,
    chosen,
    isClosed: (line) => line === 'FHM041E',
    text: '',
    onText: () => {},
    isOpen,
    onOpen: () => {},
    onChoose: () => {},
  })
  return (
    <>
      <OptionListInput list={list} label="Vessel" placeholder="Type" error={undefined} />
      <OptionListLines list={list} label="Sailings" heads="Heads" draw={(line) => line} />
    </>
  )
}
const drawn = (options: Options) => renderToStaticMarkup(<OptionList {...options} />)
const linesIn = (html: string) => [...html.matchAll(/role="option"/g)].length

it('shows ten lines at once, each with its place among all of them', () => {
  const html = drawn({ count: 23 })
  expect(linesIn(html)).toBe(10)
  expect(html).toContain('aria-setsize="23" aria-posinset="10"')
  expect(html).toContain('aria-activedescendant="shipFHM040E"')
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(1)
})

it('opens on the screen of what is chosen', () => {
  const html = drawn({ count: 23, chosen: 'FHM061E' })
  expect(linesIn(html)).toBe(3)
  expect(html).toContain('aria-activedescendant="shipFHM061E"')
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
})

it('shows nothing while it is closed or empty', () => {
  for (const html of [drawn({ count: 23, isOpen: false }), drawn({ count: 0 })]) {
    expect(linesIn(html)).toBe(0)
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('aria-activedescendant')
  }
})
