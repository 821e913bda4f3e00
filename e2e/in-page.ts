/**
 * Runs in every page before its own script. Problems that tests do not look for become console errors: a violated
 * security policy, an untranslated text, an empty placeholder.
 */
export function reportInPage() {
  const RAW_KEY = /^[a-z][A-Za-z]+(\.[A-Za-z][\w-]*)+$/
  const LEFT_OPEN = /\{\{|\}\}|%[A-Z]+(_[A-Z]+)*%|\bundefined\b|\bNaN\b|\[object |Invalid Date/
  const NAMES = ['aria-label', 'placeholder', 'title', 'alt']
  const reported = new Set<string>()

  const checkText = (text: string | null | undefined) => {
    const shown = text?.trim() ?? ''
    if (reported.has(shown) || !(RAW_KEY.test(shown) || LEFT_OPEN.test(shown))) return
    reported.add(shown)
    console.error(`not a text for people: "${shown.slice(0, 120)}"`)
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
