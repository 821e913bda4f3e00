/** Adds to /docs what needs a script: the search, and answers of tried calls below their form. */
export const docsScript = `const list = document.querySelector('search')
const field = list.querySelector('input')
const told = list.querySelector('[role=status]')
const entries = [...document.querySelectorAll('nav li')]
const search = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const entry of entries) {
    entry.hidden = !words.every((word) => entry.dataset.text.includes(word))
    if (!entry.hidden) count += 1
  }
  for (const area of document.querySelectorAll('nav > div')) area.hidden = !area.querySelector('li:not([hidden])')
  told.textContent = words.length === 0 ? '' : count === 0 ? 'No call has all of these words.' : count === 1 ? '1 call' : count + ' calls'
}
list.hidden = false
field.addEventListener('input', search)
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') entries.find((entry) => !entry.hidden)?.querySelector('a').click()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, select')) return
  event.preventDefault()
  field.focus()
})

const addressOf = (form) => {
  let path = form.dataset.path
  const query = new URLSearchParams()
  for (const { name, value, dataset } of form.querySelectorAll('input, select')) {
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value))
    else if (dataset.in === 'query' && value !== '') query.append(name, value)
  }
  return query.size > 0 ? path + '?' + query : path
}
const ask = async (form) => {
  const status = form.querySelector('[role=status]')
  const answer = form.querySelector('pre')
  const address = addressOf(form)
  status.textContent = 'Waiting for ' + address
  answer.hidden = true
  try {
    const reply = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'omit' })
    const body = await reply.text()
    status.textContent = reply.status + ' ' + address
    try {
      answer.textContent = JSON.stringify(JSON.parse(body), null, 2)
    } catch {
      answer.textContent = body
    }
    answer.hidden = false
  } catch {
    status.textContent = 'The server could not be reached. Check your connection and send it again.'
  }
}
for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask(form)
  })
`
