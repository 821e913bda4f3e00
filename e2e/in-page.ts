/**
 * Runs inside of every page before its own script: what the eye would see and a test would not ask for becomes an
 * error of the console. A policy that was violated, a text that was never translated, a placeholder left empty.
 */
export function reportInPage() {
  const RAW_KEY = /^[a-z][A-Za-z]+(\.[A-Za-z][\w-]*)+$/
  const LEFT_OPEN = /\{\{|\}\}|%[A-Z]+(_[A-Z]+)*%|\bundefined\b|\bNaN\b|\[object |Invalid Date/
  const NAMES = ['aria-label', 'placeholder', 'title', 'alt']
  const reported = new Set<string>()

  const checkText = (text: string | null | undefined) => {
    const said = text?.trim() ?? ''
    if (reported.has(said) || !(RAW_KEY.test(said) || LEFT_OPEN.test(said))) return
    reported.add(said)
    console.error(`not a text for people: "${said.slice(0, 120)}"`)
  }
  const checkNode = (node: Node) => {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style, [data-test-ignores-text]')) checkText(node.data)
      return
    }
    if (!(node instanceof Element)) return
    for (const name of NAMES) checkText(node.getAttribute(name))
    for (const child of node.childNodes) checkNode(child)
  }

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
  )
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) checkNode(target)
      for (const node of addedNodes) checkNode(node)
    }
    checkText(document.title)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
