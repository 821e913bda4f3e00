/**
 * Opens in another tab what the server makes first. The tab is opened at once, while the click still counts as one, and goes to
 * its address when it is known; it has no way back to this page.
 */
export async function openInTab<T extends { url: string }>(open: () => Promise<T>): Promise<T> {
  const tab = window.open('about:blank', '_blank')
  try {
    const opened = await open()
    if (tab) {
      tab.opener = null
      tab.location.replace(new URL(opened.url, window.location.href))
    } else window.location.assign(opened.url)
    return opened
  } catch (error) {
    tab?.close()
    throw error
  }
}
