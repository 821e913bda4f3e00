// The floor of the browser benchmarks: only React, with as many cells or fields as our pages, and nothing else.
import { createElement as h, memo, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

const ROW_PX = 36
const wanted = new URLSearchParams(location.search)
const rowCount = Number(wanted.get('rows'))
const ids = (wanted.get('columns') ?? '').split(',')
const fields = Number(wanted.get('fields'))
/** What our page has in its fields, by their names. */
const filled = window.filled ?? {}

/** The text of a cell: as long as ours, and different in each row. */
const textOf = (row, column) => `${ids[column]?.slice(0, 3)} ${((row + 1) * 7919 * (column + 3)) % 100_003}`

const Cell = memo(({ text, column, isFocused, onFocus }) =>
  h(
    'div',
    {
      role: 'gridcell',
      tabIndex: isFocused ? 0 : -1,
      'aria-colindex': column + 1,
      className: 'cell',
      onClick: onFocus,
    },
    text,
  ),
)

const Row = memo(({ row, at, focused, onFocus }) =>
  h(
    'div',
    { role: 'row', 'aria-rowindex': at + 2, className: 'row', style: { top: (at + 1) * ROW_PX } },
    ids.map((id, column) =>
      h(Cell, { key: id, text: textOf(row, column), column, isFocused: focused === column, onFocus }),
    ),
  ),
)

function Grid() {
  const [sort, setSort] = useState({ column: -1, isDown: false })
  const [first, setFirst] = useState(0)
  const [focus, setFocus] = useState({ at: 0, column: 0 })
  const order = useMemo(() => {
    const rows = Array.from({ length: rowCount }, (_, row) => row)
    if (sort.column < 0) return rows
    const texts = rows.map((row) => textOf(row, sort.column))
    return rows.sort((a, b) => (texts[a] < texts[b] ? -1 : 1) * (sort.isDown ? -1 : 1))
  }, [sort])
  const seen = Math.ceil(innerHeight / ROW_PX) + 8
  const steps = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageDown: [20, 0] }
  const onKeyDown = (event) => {
    const [down = 0, right = 0] = steps[event.key] ?? []
    if (down === 0 && right === 0) return
    event.preventDefault()
    const at = Math.min(rowCount - 1, Math.max(0, focus.at + down))
    setFocus({ at, column: Math.min(ids.length - 1, Math.max(0, focus.column + right)) })
    if (at >= first + seen - 10) event.currentTarget.scrollTop = (at - 5) * ROW_PX
  }
  return h(
    'div',
    {
      role: 'grid',
      className: 'grid',
      'aria-rowcount': rowCount + 1,
      'aria-colcount': ids.length,
      onKeyDown,
      onScroll: (event) => setFirst(Math.max(0, Math.floor(event.currentTarget.scrollTop / ROW_PX) - 4)),
    },
    h(
      'div',
      { role: 'row', className: 'row head' },
      ids.map((id, column) =>
        h(
          'div',
          {
            key: id,
            role: 'columnheader',
            className: 'cell',
            'data-id': id,
            'aria-sort': sort.column === column ? (sort.isDown ? 'descending' : 'ascending') : 'none',
            onClick: () => setSort({ column, isDown: sort.column === column && !sort.isDown }),
          },
          id,
        ),
      ),
    ),
    h('div', { style: { height: rowCount * ROW_PX, width: ids.length * 120 } }),
    order.slice(first, first + seen).map((row, at) =>
      h(Row, {
        key: row,
        row,
        at: first + at,
        focused: focus.at === first + at ? focus.column : -1,
        onFocus: undefined,
      }),
    ),
  )
}

/** A field with its own state, filled in as ours is; typing into one renders only that one. */
function Field({ id }) {
  const { value = '', element = 'input' } = filled[id] ?? {}
  const [text, setText] = useState(value)
  return h(element, { id, value: text, onChange: (event) => setText(event.target.value) })
}

/** A row is laid out by itself, as ours is: typing into one must not lay out the others. */
const FieldRow = ({ ids: fieldIds }) =>
  h(
    'div',
    { className: 'fields' },
    fieldIds.map((id) => h(Field, { key: id, id })),
  )

/** Rows of fields below the name of their list, and fields that stand alone. */
function Form() {
  const list = wanted.get('list')
  const rows = Array.from({ length: fields }, (_, row) => ids.map((name) => `_${list}.${row}.${name}`))
  const singles = (wanted.get('singles') ?? '').split(',').map((name) => [`_${name}`])
  return h(
    'form',
    null,
    [...rows, ...singles].map((row) => h(FieldRow, { key: row[0], ids: row })),
  )
}

createRoot(document.body).render(fields > 0 ? h(Form) : h(Grid))
